// kiwi behind plain C.

#include "Peers.h"

#if __has_include("kiwi/kiwi.h")

#include <exception>
#include <string>
#include <vector>

#include "kiwi/kiwi.h"

struct KiwiPeer {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  kiwi::Variable width;
  std::string failure;

  template <typename Edit>
  void attempt(Edit edit) {
    try {
      edit();
      solver.updateVariables();
    } catch (const std::exception &error) {
      if (failure.empty()) failure = error.what();
    }
  }
};

namespace {

kiwi::RelationalOperator relationOperator(int8_t sign) {
  return sign < 0 ? kiwi::OP_LE : sign > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

}  // namespace

bool kiwi_peer_is_present(void) { return true; }

double kiwi_peer_required(void) { return kiwi::strength::required; }

KiwiPeer *kiwi_peer_make(
    int32_t variable_count, int32_t row_count, const int32_t *row_start, const int32_t *term_variable,
    const double *term_coefficient, const int8_t *relation, const double *constant, const double *strength,
    int32_t width_row, int32_t width_variable) {
  auto peer = new KiwiPeer();
  peer->attempt([&] {
    peer->variables.resize(variable_count);
    peer->constraints.reserve(row_count);
    for (int32_t row = 0; row < row_count; row++) {
      std::vector<kiwi::Term> terms;
      terms.reserve(row_start[row + 1] - row_start[row]);
      for (int32_t term = row_start[row]; term < row_start[row + 1]; term++) {
        terms.emplace_back(peer->variables[term_variable[term]], term_coefficient[term]);
      }
      peer->constraints.emplace_back(
          kiwi::Expression(std::move(terms), -constant[row]), relationOperator(relation[row]), strength[row]);
    }
    peer->width = peer->variables[width_variable];
    // Stronger than all optional rows, so that it counts like the required row that it stands for.
    peer->solver.addEditVariable(peer->width, kiwi::strength::create(999, 0, 0));
    peer->solver.suggestValue(peer->width, constant[width_row]);
    for (int32_t row = 0; row < row_count; row++) {
      if (row != width_row) peer->solver.addConstraint(peer->constraints[row]);
    }
  });
  return peer;
}

void kiwi_peer_free(KiwiPeer *peer) { delete peer; }

const char *kiwi_peer_failure(const KiwiPeer *peer) {
  return peer->failure.empty() ? nullptr : peer->failure.c_str();
}

void kiwi_peer_resize(KiwiPeer *peer, double width) {
  peer->attempt([&] { peer->solver.suggestValue(peer->width, width); });
}

void kiwi_peer_set_constant(KiwiPeer *peer, int32_t row, double constant) {
  peer->attempt([&] {
    const kiwi::Constraint old = peer->constraints[row];
    peer->solver.removeConstraint(old);
    peer->constraints[row] =
        kiwi::Constraint(kiwi::Expression(old.expression().terms(), -constant), old.op(), old.strength());
    peer->solver.addConstraint(peer->constraints[row]);
  });
}

void kiwi_peer_remove_rows(KiwiPeer *peer, const int32_t *rows, int32_t count) {
  peer->attempt([&] {
    for (int32_t i = 0; i < count; i++) peer->solver.removeConstraint(peer->constraints[rows[i]]);
  });
}

void kiwi_peer_restore_rows(KiwiPeer *peer, const int32_t *rows, int32_t count) {
  peer->attempt([&] {
    for (int32_t i = 0; i < count; i++) peer->solver.addConstraint(peer->constraints[rows[i]]);
  });
}

void kiwi_peer_read(const KiwiPeer *peer, double *values) {
  for (const auto &variable : peer->variables) *values++ = variable.value();
}

double kiwi_peer_value(const KiwiPeer *peer, int32_t variable) { return peer->variables[variable].value(); }

#else

bool kiwi_peer_is_present(void) { return false; }
double kiwi_peer_required(void) { return 0; }
KiwiPeer *kiwi_peer_make(
    int32_t, int32_t, const int32_t *, const int32_t *, const double *, const int8_t *, const double *, const double *,
    int32_t, int32_t) {
  __builtin_trap();
}
void kiwi_peer_free(KiwiPeer *) {}
const char *kiwi_peer_failure(const KiwiPeer *) { return "kiwi is not present"; }
void kiwi_peer_resize(KiwiPeer *, double) {}
void kiwi_peer_set_constant(KiwiPeer *, int32_t, double) {}
void kiwi_peer_remove_rows(KiwiPeer *, const int32_t *, int32_t) {}
void kiwi_peer_restore_rows(KiwiPeer *, const int32_t *, int32_t) {}
void kiwi_peer_read(const KiwiPeer *, double *) {}
double kiwi_peer_value(const KiwiPeer *, int32_t) { return 0; }

#endif

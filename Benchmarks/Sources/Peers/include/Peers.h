// The peers behind plain C: kiwi (a Cassowary solver) and Yoga (a flexbox engine). Without their sources both answer
// that they are not present, and nothing else may be called.

#ifndef PLUMBLINE_BENCHMARK_PEERS_H
#define PLUMBLINE_BENCHMARK_PEERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: kiwi

typedef struct KiwiPeer KiwiPeer;

bool kiwi_peer_is_present(void);
double kiwi_peer_required(void);

/// A solver with linear rows, one after the other: row r has the terms from `row_start[r]` up to `row_start[r + 1]`. The
/// relation is -1 for <=, 0 for ==, 1 for >=. The width row is left out: its variable is an edit variable instead, for
/// which the row's constant is suggested. What goes wrong, now or later, is in `kiwi_peer_failure`.
KiwiPeer *_Nonnull kiwi_peer_make(
    int32_t variable_count, int32_t row_count, const int32_t *_Nonnull row_start,
    const int32_t *_Nonnull term_variable, const double *_Nonnull term_coefficient, const int8_t *_Nonnull relation,
    const double *_Nonnull constant, const double *_Nonnull strength, int32_t width_row, int32_t width_variable);
void kiwi_peer_free(KiwiPeer *_Nonnull peer);
/// The first exception's text; null while nothing went wrong.
const char *_Nullable kiwi_peer_failure(const KiwiPeer *_Nonnull peer);

/// Suggests a width and updates all variables.
void kiwi_peer_resize(KiwiPeer *_Nonnull peer, double width);
/// A row gets another constant, which kiwi does by removing the row and adding another; then updates all variables.
void kiwi_peer_set_constant(KiwiPeer *_Nonnull peer, int32_t row, double constant);
/// Removes rows, or adds them again; then updates all variables.
void kiwi_peer_remove_rows(KiwiPeer *_Nonnull peer, const int32_t *_Nonnull rows, int32_t count);
void kiwi_peer_restore_rows(KiwiPeer *_Nonnull peer, const int32_t *_Nonnull rows, int32_t count);
/// Copies the values of all variables.
void kiwi_peer_read(const KiwiPeer *_Nonnull peer, double *_Nonnull values);
double kiwi_peer_value(const KiwiPeer *_Nonnull peer, int32_t variable);

// MARK: Yoga

typedef enum { FlexEdgeLeft, FlexEdgeTop, FlexEdgeRight, FlexEdgeBottom } FlexEdge;

/// A node of a flexbox tree; NaN stands for "auto" or "none".
typedef struct {
  /// The place of the parent among the nodes, which comes before; -1 for the root.
  int32_t parent;
  bool is_row;
  /// Children keep their own cross size, at the start or in the middle; otherwise they are stretched.
  bool starts_items;
  bool centers_items;
  float width;
  float height;
  /// Flexible along the parent's axis, from nothing.
  bool is_flexible;
  float margin[4];
  float padding[4];
  /// The content's size, asked for with a measure function.
  float content_width;
  float content_height;
} FlexNode;

typedef struct YogaPeer YogaPeer;

bool yoga_peer_is_present(void);

/// Makes the nodes and lays them out.
YogaPeer *_Nonnull yoga_peer_make(const FlexNode *_Nonnull nodes, int32_t count);
void yoga_peer_free(YogaPeer *_Nonnull peer);

/// Changes the root's width and lays out.
void yoga_peer_resize(YogaPeer *_Nonnull peer, float width);
/// Changes a margin and lays out.
void yoga_peer_set_margin(YogaPeer *_Nonnull peer, int32_t node, FlexEdge edge, float margin);
/// Takes nodes out of their parents, in the order given, and lays out; puts them back in the opposite order.
void yoga_peer_remove_nodes(YogaPeer *_Nonnull peer, const int32_t *_Nonnull nodes, int32_t count);
void yoga_peer_restore_nodes(YogaPeer *_Nonnull peer, const int32_t *_Nonnull nodes, int32_t count);
/// Copies left, top, width and height of all nodes.
void yoga_peer_read(const YogaPeer *_Nonnull peer, double *_Nonnull boxes);
double yoga_peer_left(const YogaPeer *_Nonnull peer, int32_t node);

#ifdef __cplusplus
}
#endif

#endif

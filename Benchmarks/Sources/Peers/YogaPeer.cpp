// Yoga behind plain C, compiled as one unit with its own sources.

#include "Peers.h"

#if __has_include("yoga/Yoga.cpp")

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#include "yoga/Utils.cpp"
#include "yoga/YGConfig.cpp"
#include "yoga/YGEnums.cpp"
#include "yoga/YGLayout.cpp"
#include "yoga/YGNode.cpp"
#include "yoga/YGNodePrint.cpp"
#include "yoga/YGStyle.cpp"
#include "yoga/YGValue.cpp"
#include "yoga/Yoga.cpp"
#include "yoga/event/event.cpp"
#include "yoga/internal/experiments.cpp"
#include "yoga/log.cpp"
#pragma clang diagnostic pop

#include <algorithm>
#include <cmath>
#include <vector>

struct YogaPeer {
  YGConfigRef config;
  std::vector<YGNodeRef> nodes;
  std::vector<YGSize> contents;
  /// Where removed nodes were, in the order of their removal.
  std::vector<std::pair<YGNodeRef, uint32_t>> places;

  void layOut() { YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, YGDirectionLTR); }
};

namespace {

float fit(float length, float available, YGMeasureMode mode) {
  switch (mode) {
    case YGMeasureModeUndefined: return length;
    case YGMeasureModeExactly: return available;
    case YGMeasureModeAtMost: return std::min(length, available);
  }
  return length;
}

YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
  const auto content = static_cast<const YGSize *>(YGNodeGetContext(node));
  return {fit(content->width, width, widthMode), fit(content->height, height, heightMode)};
}

constexpr YGEdge edges[4] = {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom};

YGNodeRef makeNode(YogaPeer &peer, const FlexNode &style, int32_t index) {
  const YGNodeRef node = YGNodeNewWithConfig(peer.config);
  if (style.is_row) YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow);
  if (style.starts_items) YGNodeStyleSetAlignItems(node, YGAlignFlexStart);
  if (style.centers_items) YGNodeStyleSetAlignItems(node, YGAlignCenter);
  if (!std::isnan(style.width)) YGNodeStyleSetWidth(node, style.width);
  if (!std::isnan(style.height)) YGNodeStyleSetHeight(node, style.height);
  if (style.is_flexible) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexShrink(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
  }
  for (int edge = 0; edge < 4; edge++) {
    if (style.margin[edge] != 0) YGNodeStyleSetMargin(node, edges[edge], style.margin[edge]);
    if (style.padding[edge] != 0) YGNodeStyleSetPadding(node, edges[edge], style.padding[edge]);
  }
  if (!std::isnan(style.content_width)) {
    peer.contents[index] = {style.content_width, style.content_height};
    YGNodeSetContext(node, &peer.contents[index]);
    YGNodeSetMeasureFunc(node, measure);
  }
  return node;
}

}  // namespace

bool yoga_peer_is_present(void) { return true; }

YogaPeer *yoga_peer_make(const FlexNode *styles, int32_t count) {
  auto peer = new YogaPeer();
  peer->config = YGConfigNew();
  // Fractions of points, so that the answers compare.
  YGConfigSetPointScaleFactor(peer->config, 0);
  peer->nodes.reserve(count);
  peer->contents.resize(count);
  for (int32_t i = 0; i < count; i++) {
    const YGNodeRef node = makeNode(*peer, styles[i], i);
    peer->nodes.push_back(node);
    if (styles[i].parent >= 0) {
      const YGNodeRef parent = peer->nodes[styles[i].parent];
      YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    }
  }
  peer->layOut();
  return peer;
}

void yoga_peer_free(YogaPeer *peer) {
  // Parents first: a node that still has a parent is looked for among all of its siblings.
  for (const YGNodeRef node : peer->nodes) YGNodeFree(node);
  YGConfigFree(peer->config);
  delete peer;
}

void yoga_peer_resize(YogaPeer *peer, float width) {
  YGNodeStyleSetWidth(peer->nodes[0], width);
  peer->layOut();
}

void yoga_peer_set_margin(YogaPeer *peer, int32_t node, FlexEdge edge, float margin) {
  YGNodeStyleSetMargin(peer->nodes[node], edges[edge], margin);
  peer->layOut();
}

void yoga_peer_remove_nodes(YogaPeer *peer, const int32_t *nodes, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    const YGNodeRef node = peer->nodes[nodes[i]];
    const YGNodeRef parent = YGNodeGetParent(node);
    const auto &children = parent->getChildren();
    const auto place = std::find(children.begin(), children.end(), node) - children.begin();
    peer->places.emplace_back(parent, static_cast<uint32_t>(place));
    YGNodeRemoveChild(parent, node);
  }
  peer->layOut();
}

void yoga_peer_restore_nodes(YogaPeer *peer, const int32_t *nodes, int32_t count) {
  for (int32_t i = count - 1; i >= 0; i--) {
    const auto [parent, place] = peer->places.back();
    peer->places.pop_back();
    YGNodeInsertChild(parent, peer->nodes[nodes[i]], place);
  }
  peer->layOut();
}

void yoga_peer_read(const YogaPeer *peer, double *boxes) {
  for (const YGNodeRef node : peer->nodes) {
    boxes[0] = YGNodeLayoutGetLeft(node);
    boxes[1] = YGNodeLayoutGetTop(node);
    boxes[2] = YGNodeLayoutGetWidth(node);
    boxes[3] = YGNodeLayoutGetHeight(node);
    boxes += 4;
  }
}

double yoga_peer_left(const YogaPeer *peer, int32_t node) { return YGNodeLayoutGetLeft(peer->nodes[node]); }

#else

bool yoga_peer_is_present(void) { return false; }
YogaPeer *yoga_peer_make(const FlexNode *, int32_t) { __builtin_trap(); }
void yoga_peer_free(YogaPeer *) {}
void yoga_peer_resize(YogaPeer *, float) {}
void yoga_peer_set_margin(YogaPeer *, int32_t, FlexEdge, float) {}
void yoga_peer_remove_nodes(YogaPeer *, const int32_t *, int32_t) {}
void yoga_peer_restore_nodes(YogaPeer *, const int32_t *, int32_t) {}
void yoga_peer_read(const YogaPeer *, double *) {}
double yoga_peer_left(const YogaPeer *, int32_t) { return 0; }

#endif

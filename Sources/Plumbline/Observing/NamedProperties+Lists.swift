// The names of properties of scroll views, lists and their cells, for key-value coding.

import Foundation

#if !canImport(Darwin)
  /// The properties of scroll views, lists and their cells for a key.
  @MainActor func propertiesOfLists(named name: String) -> [NamedProperty] {
    switch name {
    case "accessoryType": [NamedProperty(raw: \UITableViewCell.accessoryType)]
    case "accessoryView": [NamedProperty(\UITableViewCell.accessoryView)]
    case "adjustedContentInset": [NamedProperty(reading: \UIScrollView.adjustedContentInset)]
    case "allowsMultipleSelection":
      [
        NamedProperty(\UITableView.allowsMultipleSelection),
        NamedProperty(\UICollectionView.allowsMultipleSelection),
      ]
    case "allowsMultipleSelectionDuringEditing":
      [NamedProperty(\UITableView.allowsMultipleSelectionDuringEditing)]
    case "allowsSelection":
      [NamedProperty(\UITableView.allowsSelection), NamedProperty(\UICollectionView.allowsSelection)]
    case "allowsSelectionDuringEditing": [NamedProperty(\UITableView.allowsSelectionDuringEditing)]
    case "alpha": [NamedProperty(\UICollectionViewLayoutAttributes.alpha)]
    case "alwaysBounceHorizontal": [NamedProperty(\UIScrollView.alwaysBounceHorizontal)]
    case "alwaysBounceVertical": [NamedProperty(\UIScrollView.alwaysBounceVertical)]
    case "backgroundView":
      [
        NamedProperty(\UITableView.backgroundView), NamedProperty(\UICollectionView.backgroundView),
        NamedProperty(\UITableViewCell.backgroundView), NamedProperty(\UICollectionViewCell.backgroundView),
      ]
    case "bounces": [NamedProperty(\UIScrollView.bounces)]
    case "bouncesZoom": [NamedProperty(\UIScrollView.bouncesZoom)]
    case "canCancelContentTouches": [NamedProperty(\UIScrollView.canCancelContentTouches)]
    case "center": [NamedProperty(\UICollectionViewLayoutAttributes.center)]
    case "collectionViewLayout": [NamedProperty(\UICollectionView.collectionViewLayout)]
    case "contentInset": [NamedProperty(\UIScrollView.contentInset)]
    case "contentInsetAdjustmentBehavior": [NamedProperty(raw: \UIScrollView.contentInsetAdjustmentBehavior)]
    case "contentOffset": [NamedProperty(\UIScrollView.contentOffset)]
    case "contentSize": [NamedProperty(\UIScrollView.contentSize)]
    case "contentView":
      [
        NamedProperty(reading: \UITableViewCell.contentView),
        NamedProperty(reading: \UICollectionViewCell.contentView),
      ]
    case "decelerating": [NamedProperty(reading: \UIScrollView.isDecelerating)]
    case "decelerationRate": [NamedProperty(raw: \UIScrollView.decelerationRate)]
    case "delaysContentTouches": [NamedProperty(\UIScrollView.delaysContentTouches)]
    case "detailTextLabel": [NamedProperty(reading: \UITableViewCell.detailTextLabel)]
    case "directionalLockEnabled": [NamedProperty(\UIScrollView.isDirectionalLockEnabled)]
    case "dragging": [NamedProperty(reading: \UIScrollView.isDragging)]
    case "editing":
      [
        NamedProperty(\UITableView.isEditing), NamedProperty(\UICollectionView.isEditing),
        NamedProperty(\UITableViewCell.isEditing),
      ]
    case "editingAccessoryType": [NamedProperty(raw: \UITableViewCell.editingAccessoryType)]
    case "editingAccessoryView": [NamedProperty(\UITableViewCell.editingAccessoryView)]
    case "estimatedItemSize": [NamedProperty(\UICollectionViewFlowLayout.estimatedItemSize)]
    case "estimatedRowHeight": [NamedProperty(\UITableView.estimatedRowHeight)]
    case "estimatedSectionFooterHeight": [NamedProperty(\UITableView.estimatedSectionFooterHeight)]
    case "estimatedSectionHeaderHeight": [NamedProperty(\UITableView.estimatedSectionHeaderHeight)]
    case "footerReferenceSize": [NamedProperty(\UICollectionViewFlowLayout.footerReferenceSize)]
    case "frame": [NamedProperty(\UICollectionViewLayoutAttributes.frame)]
    case "headerReferenceSize": [NamedProperty(\UICollectionViewFlowLayout.headerReferenceSize)]
    case "hidden": [NamedProperty(\UICollectionViewLayoutAttributes.isHidden)]
    case "highlighted":
      [NamedProperty(\UITableViewCell.isHighlighted), NamedProperty(\UICollectionViewCell.isHighlighted)]
    case "horizontalScrollIndicatorInsets": [NamedProperty(\UIScrollView.horizontalScrollIndicatorInsets)]
    case "imageView": [NamedProperty(reading: \UITableViewCell.imageView)]
    case "indentationLevel": [NamedProperty(\UITableViewCell.indentationLevel)]
    case "indentationWidth": [NamedProperty(\UITableViewCell.indentationWidth)]
    case "indicatorStyle": [NamedProperty(raw: \UIScrollView.indicatorStyle)]
    case "itemSize": [NamedProperty(\UICollectionViewFlowLayout.itemSize)]
    case "keyboardDismissMode": [NamedProperty(raw: \UIScrollView.keyboardDismissMode)]
    case "maximumZoomScale": [NamedProperty(\UIScrollView.maximumZoomScale)]
    case "minimumInteritemSpacing": [NamedProperty(\UICollectionViewFlowLayout.minimumInteritemSpacing)]
    case "minimumLineSpacing": [NamedProperty(\UICollectionViewFlowLayout.minimumLineSpacing)]
    case "minimumZoomScale": [NamedProperty(\UIScrollView.minimumZoomScale)]
    case "pagingEnabled": [NamedProperty(\UIScrollView.isPagingEnabled)]
    case "refreshControl": [NamedProperty(\UIScrollView.refreshControl)]
    case "reuseIdentifier": [NamedProperty(reading: \UITableViewCell.reuseIdentifier)]
    case "rowHeight": [NamedProperty(\UITableView.rowHeight)]
    case "scrollDirection": [NamedProperty(raw: \UICollectionViewFlowLayout.scrollDirection)]
    case "scrollEnabled": [NamedProperty(\UIScrollView.isScrollEnabled)]
    case "scrollIndicatorInsets": [NamedProperty(\UIScrollView.scrollIndicatorInsets)]
    case "scrollsToTop": [NamedProperty(\UIScrollView.scrollsToTop)]
    case "sectionFooterHeight": [NamedProperty(\UITableView.sectionFooterHeight)]
    case "sectionFootersPinToVisibleBounds":
      [NamedProperty(\UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)]
    case "sectionHeaderHeight": [NamedProperty(\UITableView.sectionHeaderHeight)]
    case "sectionHeaderTopPadding": [NamedProperty(\UITableView.sectionHeaderTopPadding)]
    case "sectionHeadersPinToVisibleBounds":
      [NamedProperty(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)]
    case "sectionInset": [NamedProperty(\UICollectionViewFlowLayout.sectionInset)]
    case "selected":
      [NamedProperty(\UITableViewCell.isSelected), NamedProperty(\UICollectionViewCell.isSelected)]
    case "selectedBackgroundView":
      [
        NamedProperty(\UITableViewCell.selectedBackgroundView),
        NamedProperty(\UICollectionViewCell.selectedBackgroundView),
      ]
    case "selectionStyle": [NamedProperty(raw: \UITableViewCell.selectionStyle)]
    case "separatorColor": [NamedProperty(\UITableView.separatorColor)]
    case "separatorInset":
      [NamedProperty(\UITableView.separatorInset), NamedProperty(\UITableViewCell.separatorInset)]
    case "separatorStyle": [NamedProperty(raw: \UITableView.separatorStyle)]
    case "shouldIndentWhileEditing": [NamedProperty(\UITableViewCell.shouldIndentWhileEditing)]
    case "showsHorizontalScrollIndicator": [NamedProperty(\UIScrollView.showsHorizontalScrollIndicator)]
    case "showsReorderControl": [NamedProperty(\UITableViewCell.showsReorderControl)]
    case "showsVerticalScrollIndicator": [NamedProperty(\UIScrollView.showsVerticalScrollIndicator)]
    case "size": [NamedProperty(\UICollectionViewLayoutAttributes.size)]
    case "tableFooterView": [NamedProperty(\UITableView.tableFooterView)]
    case "tableHeaderView": [NamedProperty(\UITableView.tableHeaderView)]
    case "textLabel": [NamedProperty(reading: \UITableViewCell.textLabel)]
    case "tracking": [NamedProperty(reading: \UIScrollView.isTracking)]
    case "transform": [NamedProperty(\UICollectionViewLayoutAttributes.transform)]
    case "verticalScrollIndicatorInsets": [NamedProperty(\UIScrollView.verticalScrollIndicatorInsets)]
    case "visibleCells":
      [
        NamedProperty(reading: \UITableView.visibleCells),
        NamedProperty(reading: \UICollectionView.visibleCells),
      ]
    case "zIndex": [NamedProperty(\UICollectionViewLayoutAttributes.zIndex)]
    case "zoomScale": [NamedProperty(\UIScrollView.zoomScale)]
    default: []
    }
  }
#endif

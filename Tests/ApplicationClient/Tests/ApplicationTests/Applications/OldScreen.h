// A class of Objective-C as older applications have some; of it only the import counts here.

@import UIKit;

#!/usr/bin/env bash
# Guess: where GNUstep has NSLayoutConstraint, a view with four active constraints has the frame
# that they say after a layout.
# Does: asks which of AppKit's methods views have, pins a view of 50 x 20 at 10, 10 of a window's
# content view, and lays out.
# With: GNUstep's AppKit 0.32.0 of Debian 13.
# Matters: constraints are taken without a word, so that code compiles and runs, and draws nothing:
# the frame stays at zero. The gap -(>=8)- of a visual format is refused.
set -euo pipefail

if [[ $EUID != 0 ]] || ! command -v debootstrap > /dev/null; then
  echo "skipped: needs root and debootstrap, which install Debian 13 in a temporary folder"
  exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat > "$work/expected" <<'TEXT'
0.32.0: translatesAutoresizingMaskIntoConstraints yes, layoutSubtreeIfNeeded yes
0.32.0: frame 0 0 0 0
0.32.0: |-10-[a(50)]-(>=8)-|: NSInvalidArgumentException
TEXT

cat > "$work/program.m" <<'OBJC'
#import <AppKit/AppKit.h>

static id row(id view, NSLayoutAttribute attribute, id other, CGFloat constant) {
  return [NSLayoutConstraint constraintWithItem: view attribute: attribute relatedBy: NSLayoutRelationEqual
    toItem: other attribute: other ? attribute : NSLayoutAttributeNotAnAttribute
    multiplier: 1 constant: constant];
}

static const char *answer(id object, SEL selector) {
  return [object respondsToSelector: selector] ? "yes" : "no";
}

int main(void) {
  id pool = [NSAutoreleasePool new];
  [NSApplication sharedApplication];
  id window = [[NSWindow alloc] initWithContentRect: NSMakeRect(0, 0, 300, 100) styleMask: 0
    backing: NSBackingStoreBuffered defer: YES];
  id root = [window contentView], view = [[NSView alloc] initWithFrame: NSZeroRect];
  SEL mask = @selector(setTranslatesAutoresizingMaskIntoConstraints:), layout = @selector(layoutSubtreeIfNeeded);
  printf("translatesAutoresizingMaskIntoConstraints %s, ", answer(view, mask));
  printf("layoutSubtreeIfNeeded %s\n", answer(view, layout));
  if ([view respondsToSelector: mask]) [view setTranslatesAutoresizingMaskIntoConstraints: NO];
  [root addSubview: view];
  [NSLayoutConstraint activateConstraints: [NSArray arrayWithObjects:
    row(view, NSLayoutAttributeLeft, root, 10), row(view, NSLayoutAttributeTop, root, 10),
    row(view, NSLayoutAttributeWidth, nil, 50), row(view, NSLayoutAttributeHeight, nil, 20), nil]];
  if ([root respondsToSelector: layout]) {
    [root setNeedsLayout: YES];
    [root layoutSubtreeIfNeeded];
  }
  NSRect frame = [view frame];
  printf("frame %g %g %g %g\n", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height);
  const char *format = "|-10-[a(50)]-(>=8)-|";
  NS_DURING
    NSArray *rows = [NSLayoutConstraint constraintsWithVisualFormat: [NSString stringWithUTF8String: format]
      options: 0 metrics: nil views: [NSDictionary dictionaryWithObject: view forKey: @"a"]];
    printf("%s: %d constraints\n", format, (int)[rows count]);
  NS_HANDLER
    printf("%s: %s\n", format, [[localException name] UTF8String]);
  NS_ENDHANDLER
  [pool release];
  return 0;
}
OBJC

cat > "$work/run.sh" <<'RUN'
set -eo pipefail
cd /root
gcc -std=gnu99 -w $(gnustep-config --objc-flags) program.m -o program $(gnustep-config --gui-libs)
version=$(dpkg-query -W -f '${Version}' libgnustep-gui-dev)
xvfb-run -a ./program 2> log | sed "s/^/${version%%-*}: /"
RUN

root="$work/trixie"
if ! debootstrap --variant=minbase \
    --include=libgnustep-gui-dev,gobjc,gnustep-make,gnustep-back0.32-cairo,xvfb,xauth \
    trixie "$root" http://deb.debian.org/debian > "$work/log" 2>&1; then
  echo "skipped: Debian 13's packages are not to be had"
  exit 77
fi
cp "$work/program.m" "$work/run.sh" "$root/root/"
# GNUstep reads its command line from /proc, which is mounted for this one command. Folders of this
# machine are not there in the other one.
unshare --mount bash -c 'mount -t proc proc "$0/proc" && chroot "$0" env HOME=/root TMPDIR=/tmp bash /root/run.sh' \
  "$root" > "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

import { useLayoutEffect, useRef } from 'react';

/** A list whose items slide to their places without moving the page: whatever grows or is ordered anew, no layout shifts. */
export function useStill<T extends HTMLElement>(): React.RefObject<T | null> {
  const list = useRef<T>(null);
  const place = (): void => {
    const box = list.current;
    if (box === null) return;
    let top = 0;
    for (const item of box.children as HTMLCollectionOf<HTMLElement>) {
      item.style.transform = `translateY(${top}px)`;
      top += item.offsetHeight + GAP;
    }
    box.style.height = `${top}px`;
  };
  useLayoutEffect(() => {
    place();
    // What is opened, or gets larger letters, is drawn without this component.
    const sizes = new ResizeObserver(place);
    for (const item of list.current!.children) sizes.observe(item);
    return () => sizes.disconnect();
  });
  return list;
}

/** Pixels between two items. */
const GAP = 2;

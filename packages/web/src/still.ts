import { useLayoutEffect, useRef } from 'react';

/** Pixels between two items. */
const GAP = 2;

/** Puts each item of a list below the one before it, by a transform. */
function place(list: HTMLElement): void {
  let top = 0;
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    item.style.transform = `translateY(${top}px)`;
    top += item.offsetHeight + GAP;
  }
  list.style.height = `${top}px`;
}

/** A list whose items slide to their places without moving the page: when items grow or change their order, no layout shifts. */
export function useStill<T extends HTMLElement>(): React.RefObject<T | null> {
  const list = useRef<T>(null);
  const sizes = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const box = list.current!;
    place(box);
    // An item that opens, or gets larger letters, is drawn without this component. The observer goes with the list.
    sizes.current ??= new ResizeObserver(() => place(box));
    for (const item of box.children) sizes.current.observe(item);
  });
  return list;
}

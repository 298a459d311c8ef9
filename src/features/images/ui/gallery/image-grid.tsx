import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { GALLERY_TEXT } from '../copy.ts';
import { columnsFor, type GridItem } from './grid-items.ts';
import { ImageCard } from './image-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { useFreshAddresses } from './use-fresh-addresses.ts';

export interface GridHandle {
  /** Scrolls to an image and focuses it. */
  focus(id: string): void;
}

/** The last height of each gallery, so that the scroll position can be restored on return. */
const heights = new Map<string, number>();

interface ImageGridProps {
  /** The name of the gallery. */
  name: string;
  items: readonly GridItem[];
  /** True if more pages can be loaded. */
  hasMore: boolean;
  onOpen: (id: string) => void;
  /** Called when the end of the loaded items is near. */
  onEnd: () => void;
  /** Called with images whose addresses expire soon. */
  onExpiring: (ids: string[]) => void;
  ref?: Ref<GridHandle>;
}

/** Rows rendered beyond the screen, for scrolling and for the Tab key. */
const ROWS_AHEAD = 3;
/** The next page is requested this many items before the end. */
const ITEMS_AHEAD = 24;

/**
 * Uncropped pictures in columns, each in the shortest column; only those near the screen are
 * rendered.
 */
export function ImageGrid({
  name,
  items,
  hasMore,
  onOpen,
  onEnd,
  onExpiring,
  ref,
}: ImageGridProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { width, top } = useElementBox(listRef);
  const { columns, gap } = columnsFor(width);
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const [heldId, setHeldId] = useState<string | null>(null);
  const indexes = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const held = heldId === null ? -1 : (indexes.get(heldId) ?? -1);

  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: width > 0 ? items.length : 0,
    lanes: columns,
    gap,
    scrollMargin: top,
    overscan: ROWS_AHEAD,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    estimateSize: (index) => Math.round(columnWidth * (items[index]?.ratio ?? 1)),
    // The focused item stays rendered at any scroll position.
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        return held < 0 || inSight.includes(held)
          ? inSight
          : [...inSight, held].sort((a, b) => a - b);
      },
      [held],
    ),
  });
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  useRemeasure(virtualizer, order, columnWidth);

  const height = width > 0 ? virtualizer.getTotalSize() : (heights.get(name) ?? 0);
  useEffect(() => void heights.set(name, height), [name, height]);
  const shown = virtualizer.getVirtualItems();
  useFreshAddresses(
    shown.flatMap(({ index }) => {
      const item = items[index];
      return item?.kind === 'image' ? item.image : [];
    }),
    onExpiring,
  );
  const isNearEnd =
    hasMore &&
    virtualizer.range !== null &&
    virtualizer.range.endIndex >= items.length - ITEMS_AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd, items.length]);

  useImperativeHandle(
    ref,
    () => ({
      focus(id) {
        const index = indexes.get(id);
        if (index === undefined) return listRef.current?.focus();
        setHeldId(id);
        virtualizer.scrollToIndex(index, { align: 'auto' });
        requestAnimationFrame(() =>
          listRef.current
            ?.querySelector<HTMLElement>(`[data-image="${id}"]`)
            ?.focus({ preventScroll: true }),
        );
      },
    }),
    [indexes, virtualizer],
  );

  return (
    <ul
      ref={listRef}
      aria-label={GALLERY_TEXT.label}
      tabIndex={-1}
      className="relative w-full outline-none [overflow-anchor:none]"
      style={{ height }}
      onFocus={({ target }) => setHeldId(target.closest('li')?.dataset['id'] ?? null)}
      onBlur={() => setHeldId(null)}
    >
      {shown.map(({ index, key, start, lane, size }) => {
        const item = items[index]!;
        return (
          <li
            key={key}
            data-id={item.id}
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : items.length}
            className="absolute top-0 left-0"
            style={{
              width: columnWidth,
              height: size,
              transform: `translate(${lane * (columnWidth + gap)}px, ${start - top}px)`,
            }}
          >
            {item.kind === 'image' ? (
              <ImageCard image={item.image} sizes={`${Math.ceil(columnWidth)}px`} onOpen={onOpen} />
            ) : (
              <PlaceCard picture={item.picture} of={item.of} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An element's width and its distance from the top of the page in pixels, updated on resize. */
function useElementBox(ref: { current: HTMLElement | null }): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    // Any change above the list changes the height of the page, so the body is observed.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return place;
}

/**
 * Recomputes the columns when the list changes other than at its end; appended items keep the
 * columns.
 */
function useRemeasure(
  virtualizer: { measure(): void },
  order: readonly string[],
  columnWidth: number,
): void {
  const last = useRef({ order, columnWidth });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { order, columnWidth };
    const isAppended =
      before.columnWidth === columnWidth &&
      before.order.length <= order.length &&
      before.order.every((id, index) => id === order[index]);
    if (!isAppended) virtualizer.measure();
  }, [virtualizer, order, columnWidth]);
}

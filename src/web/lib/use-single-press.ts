// Ignores the second press of a double click or tap: the first may have put another button in its place.
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Browsers count the clicks of a mouse, but not the taps of a finger. */
const DOUBLE_TAP_MS = 400;

/** For the element around the buttons. */
export function useSinglePress() {
  const touch = useRef({ at: -Infinity, isSecond: false });
  const ignoreSecond = (event: MouseEvent): void => {
    // 0: by keyboard.
    if (event.detail < 1 || (event.detail < 2 && !touch.current.isSecond)) return;
    event.stopPropagation();
    // The focus stays where the first has put it.
    event.preventDefault();
  };
  return {
    onPointerDownCapture: ({ pointerType, timeStamp }: PointerEvent) => {
      const isTouch = pointerType === 'touch';
      const isSecond = isTouch && timeStamp - touch.current.at < DOUBLE_TAP_MS;
      touch.current = { at: isTouch ? timeStamp : -Infinity, isSecond };
    },
    onMouseDownCapture: ignoreSecond,
    onClickCapture: ignoreSecond,
  };
}

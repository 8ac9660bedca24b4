// Which presses count: of a mouse, a finger, the keyboard.
import { createElement, type MouseEvent, type PointerEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSinglePress } from './use-single-press.ts';

type Press = { by: 'mouse' | 'touch' | 'keyboard'; at: number; detail?: number };

/** Whether each of the presses counts. */
function counted(presses: readonly Press[]): boolean[] {
  const seen: boolean[] = [];
  function Buttons() {
    const { onPointerDownCapture, onClickCapture } = useSinglePress();
    for (const { by, at, detail = by === 'keyboard' ? 0 : 1 } of presses) {
      let counts = true;
      const stopPropagation = (): void => void (counts = false);
      if (by !== 'keyboard') onPointerDownCapture({ pointerType: by, timeStamp: at } as PointerEvent);
      onClickCapture({ detail, stopPropagation, preventDefault: () => undefined } as MouseEvent);
      seen.push(counts);
    }
    return null;
  }
  renderToStaticMarkup(createElement(Buttons));
  return seen;
}

const mouse = (at: number, detail?: number): Press => ({ by: 'mouse', at, ...(detail ? { detail } : {}) });
const touch = (at: number): Press => ({ by: 'touch', at });

test.each<[string, Press[], boolean[]]>([
  ['two clicks', [mouse(0), mouse(100)], [true, true]],
  ['a double click', [mouse(0), mouse(100, 2)], [true, false]],
  ['a tap soon after another', [touch(0), touch(399)], [true, false]],
  ['a tap later', [touch(0), touch(400)], [true, true]],
  ['a third tap', [touch(0), touch(300), touch(600)], [true, false, false]],
  ['a click after a tap', [touch(0), mouse(100)], [true, true]],
  ['a tap after a click', [mouse(0), touch(100)], [true, true]],
  ['a key after a double tap', [touch(0), touch(100), { by: 'keyboard', at: 200 }], [true, false, true]],
])('%s', (_, presses, expected) => {
  expect(counted(presses)).toEqual(expected);
});

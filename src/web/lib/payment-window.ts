// The window in which a card is paid: opened within the click, watched until it is closed (R81, C-28).
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { mayBePaid, type PaymentMessage, readPaymentMessage, WINDOW_NAME } from './payment-message.ts';
import { labelPage } from './result-params.ts';

/** B§9. */
const WIDTH = 800;
const HEIGHT = 600;
/** Browsers do not report that a window was closed. */
const LOOK_EVERY_MS = 500;

type WindowState = 'none' | 'open' | 'closed';

let current: Window | null = null;
const listeners = new Set<() => void>();

const publish = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Must be called within the click, before anything asynchronous. False: the browser has blocked it.
 * NOTE: not empty. Safari treats an empty window as a page under our own opener policy, cuts it off when the payment
 * page comes, and reports it as closed.
 */
export function openPaymentWindow(): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`;
  const opened = window.open(`/payment-window.${document.documentElement.lang}.html`, WINDOW_NAME, place);
  if (!opened || opened.closed) return false;
  current = opened;
  addEventListener('message', leadOn);
  publish();
  return true;
}

export function sendPaymentWindow(url: string): void {
  if (current && !current.closed) current.location.replace(url);
}

export function focusPaymentWindow(): void {
  current?.focus();
}

/** Nothing will be paid in the window: closes and forgets it. */
export function closePaymentWindow(): void {
  current?.close();
  current = null;
  publish();
}

const stateNow = (): WindowState => (current === null ? 'none' : current.closed ? 'closed' : 'open');

export function usePaymentWindow(): WindowState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    const timer = setInterval(listener, LOOK_EVERY_MS);
    return () => {
      listeners.delete(listener);
      clearInterval(timer);
    };
  }, stateNow);
}

const readOwn = (event: MessageEvent): PaymentMessage | null =>
  readPaymentMessage(event, { origin: location.origin, source: current });

/** Parts of pages that receive messages at present. */
let hearers = 0;

/** For a payment made, or nearly, after this page has moved on, perhaps to a cart that offers it: on to the labels. */
function leadOn(event: MessageEvent): void {
  const message = readOwn(event);
  if (!message?.purchaseKey || !mayBePaid(message)) return;
  const labels = labelPage({ purchaseKey: message.purchaseKey });
  // These pages follow their order themselves. Where nothing listens, their code has not come: only a browser that
  // loads a page anew asks for it again.
  if (location.pathname === '/checkout-success') {
    if (hearers === 0) location.replace(labels);
  } else if (location.pathname !== '/label-success') {
    // The router notices this.
    history.pushState(null, '', labels);
  }
}

/** Receives messages of the payment window that this page has opened; all others are ignored. */
export function usePaymentMessages(onMessage: (message: PaymentMessage) => void): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readOwn(event);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listener);
    hearers += 1;
    return () => {
      window.removeEventListener('message', listener);
      hearers -= 1;
    };
  }, []);
}

// For `lazy`: what has been loaded before it is drawn.

/** For a promise, even a kept one, React would show the spinner, and then keep it for 300 ms. */
export const atOnce = <Loaded>(loaded: Loaded): Promise<Loaded> =>
  ({ then: (give: (loaded: Loaded) => void) => give(loaded) }) as Promise<Loaded>;

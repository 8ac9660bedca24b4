// Where the browser stores what it needs to greet the user who was signed in last (C-43).

export const USER_COPY = 'user';

/** Only a guess: the session may be over. */
export function hasUserCopy(): boolean {
  try {
    return localStorage.getItem(USER_COPY) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

// Whether a URL, or a route's pattern, belongs to the API: it is answered in JSON, never with a page.

export const isApiPath = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

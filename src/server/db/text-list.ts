// Many texts as one parameter: sixty separate parameters cost more to assemble than to look up.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** For `any(…)` and `all(…)`. */
export const textList = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

export const anyText = (texts: readonly string[]): SQL => sql`any(${textList(texts)})`;

export const anyOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = ${anyText(texts)}`;

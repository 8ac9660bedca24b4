// The English texts of customs and weight; loaded late.
import { duties } from './duties.ts';
import { papers } from './papers.ts';
import { tariffs } from './tariffs.ts';
import { weights } from './weights.ts';

export const border = { duties, papers, tariffs, weights };

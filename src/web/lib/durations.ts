import '#tests/draw.ts';

// Descriptions that name food, and goods that only sound like it.
import { expect, test } from 'vitest';
import { namesFood } from './food-words.ts';

test.each([
  'Knitted wool pullover and one jar of honey',
  'Honey from lime trees, 2 jars',
  'Pullover aus Wolle, ein Glas Honig',
  'HONIG und Wachskerzenhalter',
  'Two bars of chocolate, one scarf',
  'Chocolate bars (milk), 5 pieces',
  'Roasted coffee beans, 1 kg',
  'Kaffee aus Hamburg, gemahlen',
  'Weihnachtskekse, Lebkuchen',
  'Kräutertee, 100 Beutel',
  'Gloves; tea; cookies in a tin',
  'Chocolate, coffee',
  'Gloves, chocolate bars, scarf',
  'Jam for my aunt, home-made',
  'Dog food, 2 cans',
  'Vitamins, 60 capsules',
  'Salami 300 g, sliced',
  'Käse\u0020aus dem Allgäu',
  'Ka\u0308se aus dem Allgäu',
])('"%s" names food', (description) => {
  expect(namesFood(description)).toBe(true);
});

test.each([
  'Honey-coloured jumper, wool',
  'Honey coloured jumper, wool',
  'Scarf in honey, pure wool',
  'Silk scarf, colour: chocolate',
  'Teekanne aus Porzellan',
  'Tea towels, linen, 3 pieces',
  'Coffee mugs, stoneware, 6 pieces',
  'Coffee table made of oak wood',
  'Kaffeemaschine, gebraucht',
  'Paper filters for coffee and tea',
  'Löffel für Honig, Olivenholz',
  'Cotton tee, white, size L',
  'Golf tees, wooden, 100 pieces',
  'Wine glasses, crystal, 6 pieces',
  'Bierdeckel aus Pappe',
  'Cheese board, slate',
  'Cookie cutters, stainless steel',
  'Honigschleuder aus Edelstahl',
  'Toy cheese and sausages, wood',
  'Soap with honey, 3 pieces',
  'Kochbuch: Käse und Wein',
  'Ein Buch, Käse selbst gemacht',
  'Empty jars of honey, glass',
  'Leather bag, wine',
  'Two cushions, velvet, mustard, honey',
  'Hammock for cats, dog collar',
  'Fahrrad, weinrot',
  'Fleischwolf aus Gusseisen',
  'Machine screws, nuts and bolts',
])('"%s" names none', (description) => {
  expect(namesFood(description)).toBe(false);
});

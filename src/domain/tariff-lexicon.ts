// The whole lexicon: goods that people send, in their own words (HS 2022). Its groups are in the folder of this name.
import { type CodeName, type Goods, readGoods, readNames } from './tariff-goods.ts';
import { artAndAntiques, artAndAntiquesNames } from './tariff-lexicon/art-and-antiques.ts';
import { clocksAndWatches, clocksAndWatchesNames } from './tariff-lexicon/clocks-and-watches.ts';
import { clothingTops, clothingTopsNames } from './tariff-lexicon/clothing-tops.ts';
import {
  clothingTrousersAndDresses,
  clothingTrousersAndDressesNames,
} from './tariff-lexicon/clothing-trousers-and-dresses.ts';
import {
  clothingUnderwearAndAccessories,
  clothingUnderwearAndAccessoriesNames,
} from './tariff-lexicon/clothing-underwear-and-accessories.ts';
import { computersAndPhones, computersAndPhonesNames } from './tariff-lexicon/computers-and-phones.ts';
import { cosmetics, cosmeticsNames } from './tariff-lexicon/cosmetics.ts';
import { drinksAndTobacco, drinksAndTobaccoNames } from './tariff-lexicon/drinks-and-tobacco.ts';
import { electricalGoods, electricalGoodsNames } from './tariff-lexicon/electrical-goods.ts';
import { fabricsAndYarn, fabricsAndYarnNames } from './tariff-lexicon/fabrics-and-yarn.ts';
import { freshFood, freshFoodNames } from './tariff-lexicon/fresh-food.ts';
import { furniture, furnitureNames } from './tariff-lexicon/furniture.ts';
import { glass, glassNames } from './tariff-lexicon/glass.ts';
import { homeTextiles, homeTextilesNames } from './tariff-lexicon/home-textiles.ts';
import { householdAppliances, householdAppliancesNames } from './tariff-lexicon/household-appliances.ts';
import { huntingAndFencing, huntingAndFencingNames } from './tariff-lexicon/hunting-and-fencing.ts';
import { jewellery, jewelleryNames } from './tariff-lexicon/jewellery.ts';
import { kitchenware, kitchenwareNames } from './tariff-lexicon/kitchenware.ts';
import { lamps, lampsNames } from './tariff-lexicon/lamps.ts';
import { leatherAndBags, leatherAndBagsNames } from './tariff-lexicon/leather-and-bags.ts';
import { machinesAndParts, machinesAndPartsNames } from './tariff-lexicon/machines-and-parts.ts';
import { medicalGoods, medicalGoodsNames } from './tariff-lexicon/medical-goods.ts';
import { metalGoods, metalGoodsNames } from './tariff-lexicon/metal-goods.ts';
import { mineralsAndPharmacy, mineralsAndPharmacyNames } from './tariff-lexicon/minerals-and-pharmacy.ts';
import { musicalInstruments, musicalInstrumentsNames } from './tariff-lexicon/musical-instruments.ts';
import { opticsAndMeasuring, opticsAndMeasuringNames } from './tariff-lexicon/optics-and-measuring.ts';
import { paintAndChemistry, paintAndChemistryNames } from './tariff-lexicon/paint-and-chemistry.ts';
import { pantryFood, pantryFoodNames } from './tariff-lexicon/pantry-food.ts';
import { paper, paperNames } from './tariff-lexicon/paper.ts';
import { plastics, plasticsNames } from './tariff-lexicon/plastics.ts';
import { printedMatter, printedMatterNames } from './tariff-lexicon/printed-matter.ts';
import { rubber, rubberNames } from './tariff-lexicon/rubber.ts';
import { shoesAndHeadgear, shoesAndHeadgearNames } from './tariff-lexicon/shoes-and-headgear.ts';
import { specialities, specialitiesNames } from './tariff-lexicon/specialities.ts';
import { sportsGoods, sportsGoodsNames } from './tariff-lexicon/sports-goods.ts';
import {
  stationeryAndPersonal,
  stationeryAndPersonalNames,
} from './tariff-lexicon/stationery-and-personal.ts';
import { stoneAndCeramics, stoneAndCeramicsNames } from './tariff-lexicon/stone-and-ceramics.ts';
import { sweetsAndBakery, sweetsAndBakeryNames } from './tariff-lexicon/sweets-and-bakery.ts';
import { tools, toolsNames } from './tariff-lexicon/tools.ts';
import { toysAndGames, toysAndGamesNames } from './tariff-lexicon/toys-and-games.ts';
import { vehiclesAndParts, vehiclesAndPartsNames } from './tariff-lexicon/vehicles-and-parts.ts';
import { woodAndBaskets, woodAndBasketsNames } from './tariff-lexicon/wood-and-baskets.ts';

const goodsTexts = [
  artAndAntiques,
  clocksAndWatches,
  clothingTops,
  clothingTrousersAndDresses,
  clothingUnderwearAndAccessories,
  computersAndPhones,
  cosmetics,
  drinksAndTobacco,
  electricalGoods,
  fabricsAndYarn,
  freshFood,
  furniture,
  glass,
  homeTextiles,
  householdAppliances,
  huntingAndFencing,
  jewellery,
  kitchenware,
  lamps,
  leatherAndBags,
  machinesAndParts,
  medicalGoods,
  metalGoods,
  mineralsAndPharmacy,
  musicalInstruments,
  opticsAndMeasuring,
  paintAndChemistry,
  pantryFood,
  paper,
  plastics,
  printedMatter,
  rubber,
  shoesAndHeadgear,
  specialities,
  sportsGoods,
  stationeryAndPersonal,
  stoneAndCeramics,
  sweetsAndBakery,
  tools,
  toysAndGames,
  vehiclesAndParts,
  woodAndBaskets,
];

const nameTexts = [
  artAndAntiquesNames,
  clocksAndWatchesNames,
  clothingTopsNames,
  clothingTrousersAndDressesNames,
  clothingUnderwearAndAccessoriesNames,
  computersAndPhonesNames,
  cosmeticsNames,
  drinksAndTobaccoNames,
  electricalGoodsNames,
  fabricsAndYarnNames,
  freshFoodNames,
  furnitureNames,
  glassNames,
  homeTextilesNames,
  householdAppliancesNames,
  huntingAndFencingNames,
  jewelleryNames,
  kitchenwareNames,
  lampsNames,
  leatherAndBagsNames,
  machinesAndPartsNames,
  medicalGoodsNames,
  metalGoodsNames,
  mineralsAndPharmacyNames,
  musicalInstrumentsNames,
  opticsAndMeasuringNames,
  paintAndChemistryNames,
  pantryFoodNames,
  paperNames,
  plasticsNames,
  printedMatterNames,
  rubberNames,
  shoesAndHeadgearNames,
  specialitiesNames,
  sportsGoodsNames,
  stationeryAndPersonalNames,
  stoneAndCeramicsNames,
  sweetsAndBakeryNames,
  toolsNames,
  toysAndGamesNames,
  vehiclesAndPartsNames,
  woodAndBasketsNames,
];

let names: readonly CodeName[] | null = null;

/** Read anew each time: the search keeps what it needs of them, and they are some MiB. */
export const tariffGoods = (): Goods[] => goodsTexts.flatMap(readGoods);
/** Read when they are first needed. */
export const tariffNames = (): readonly CodeName[] => (names ??= nameTexts.flatMap(readNames));

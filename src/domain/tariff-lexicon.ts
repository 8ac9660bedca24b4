// The whole lexicon: goods that people send, in their own words (HS 2022). Its groups are in the folder of this name.
import { type CodeName, type Goods, readGoods, readNames } from './tariff-goods.ts';
import { artAndAntiques } from './tariff-lexicon/art-and-antiques.ts';
import { clocksAndWatches } from './tariff-lexicon/clocks-and-watches.ts';
import { clothingTops } from './tariff-lexicon/clothing-tops.ts';
import { clothingTrousersAndDresses } from './tariff-lexicon/clothing-trousers-and-dresses.ts';
import { clothingUnderwearAndAccessories } from './tariff-lexicon/clothing-underwear-and-accessories.ts';
import { computersAndPhones } from './tariff-lexicon/computers-and-phones.ts';
import { cosmetics } from './tariff-lexicon/cosmetics.ts';
import { drinksAndTobacco } from './tariff-lexicon/drinks-and-tobacco.ts';
import { electricalGoods } from './tariff-lexicon/electrical-goods.ts';
import { fabricsAndYarn } from './tariff-lexicon/fabrics-and-yarn.ts';
import { freshFood } from './tariff-lexicon/fresh-food.ts';
import { furniture } from './tariff-lexicon/furniture.ts';
import { glass } from './tariff-lexicon/glass.ts';
import { homeTextiles } from './tariff-lexicon/home-textiles.ts';
import { householdAppliances } from './tariff-lexicon/household-appliances.ts';
import { huntingAndFencing } from './tariff-lexicon/hunting-and-fencing.ts';
import { jewellery } from './tariff-lexicon/jewellery.ts';
import { kitchenware } from './tariff-lexicon/kitchenware.ts';
import { lamps } from './tariff-lexicon/lamps.ts';
import { leatherAndBags } from './tariff-lexicon/leather-and-bags.ts';
import { machinesAndParts } from './tariff-lexicon/machines-and-parts.ts';
import { medicalGoods } from './tariff-lexicon/medical-goods.ts';
import { metalGoods } from './tariff-lexicon/metal-goods.ts';
import { mineralsAndPharmacy } from './tariff-lexicon/minerals-and-pharmacy.ts';
import { musicalInstruments } from './tariff-lexicon/musical-instruments.ts';
import { opticsAndMeasuring } from './tariff-lexicon/optics-and-measuring.ts';
import { paintAndChemistry } from './tariff-lexicon/paint-and-chemistry.ts';
import { pantryFood } from './tariff-lexicon/pantry-food.ts';
import { paper } from './tariff-lexicon/paper.ts';
import { plastics } from './tariff-lexicon/plastics.ts';
import { printedMatter } from './tariff-lexicon/printed-matter.ts';
import { rubber } from './tariff-lexicon/rubber.ts';
import { shoesAndHeadgear } from './tariff-lexicon/shoes-and-headgear.ts';
import { specialities } from './tariff-lexicon/specialities.ts';
import { sportsGoods } from './tariff-lexicon/sports-goods.ts';
import { stationeryAndPersonal } from './tariff-lexicon/stationery-and-personal.ts';
import { stoneAndCeramics } from './tariff-lexicon/stone-and-ceramics.ts';
import { sweetsAndBakery } from './tariff-lexicon/sweets-and-bakery.ts';
import { tools } from './tariff-lexicon/tools.ts';
import { toysAndGames } from './tariff-lexicon/toys-and-games.ts';
import { vehiclesAndParts } from './tariff-lexicon/vehicles-and-parts.ts';
import { woodAndBaskets } from './tariff-lexicon/wood-and-baskets.ts';

const groups = [
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

let names: readonly CodeName[] | null = null;

/** Parsed on every call: the search keeps what it needs, and the goods are some MiB. */
export const tariffGoods = (): Goods[] => groups.flatMap((group) => readGoods(group.goods));
/** Parsed on first use. */
export const tariffNames = (): readonly CodeName[] =>
  (names ??= groups.flatMap((group) => readNames(group.names)));

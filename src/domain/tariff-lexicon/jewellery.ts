// Words for goods of chapter 71: jewellery, gemstones, pearls, precious metal and coins.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
711319,711311,711719,711620 | jewellery, jewelry, jewellery set | Schmuck, Schmuckset, Schmuckstück
711311,711319,711719 | ring, finger ring, signet ring, band ring | Ring, Fingerring, Siegelring, Damenring, Herrenring
711311,711319,711719 | necklace, chain, pendant necklace, choker chain | Halskette, Kette, Kette mit Anhänger, Collier, Kettchen
711311,711319,711719 | bracelet, bangle, charm bracelet, tennis bracelet | Armband, Armreif, Armkette, Bettelarmband, Armkettchen
711311,711319,711719 | earrings, ear studs, hoop earrings, ear clips | Ohrringe, Ohrstecker, Creolen, Ohrhänger, Ohrclips
711319,711311 | gold jewellery, gold jewelry, gold ring, gold necklace, gold bracelet, gold earrings | Goldschmuck, Goldring, Goldkette, Goldarmband, Goldohrringe
711319,711311 | wedding ring, engagement ring, diamond ring, wedding band | Ehering, Verlobungsring, Trauring, Diamantring, Brillantring, Solitärring
711319,711311 | platinum ring, platinum jewellery, white gold ring | Platinring, Platinschmuck, Weißgoldring
711311 | silver jewellery, silver jewelry, silver ring, silver necklace, silver bracelet, silver earrings, sterling silver jewellery | Silberschmuck, Silberring, Silberkette, Silberarmband, Silberohrringe, Sterlingsilberschmuck
711311,711319,711719 | charm, pendant, locket, silver charm | Anhänger, Kettenanhänger, Medaillon, Charm, Silberanhänger
711311,711319,711719 | anklet, toe ring, body chain | Fußkettchen, Fußkette, Zehenring, Körperkette
711719,711320,711319 | gold-plated jewellery, gold-plated necklace, gold-plated ring | Vergoldeter Schmuck, Vergoldete Kette, Doublé-Schmuck, Vergoldeter Ring
711320 | rolled gold jewellery, gold-filled jewellery | Goldfilled-Schmuck, Walzgoldschmuck
711719,711790 | costume jewellery, costume jewelry, fashion jewellery, fashion jewelry, imitation jewellery, statement necklace, fashion necklace, fashion ring | Modeschmuck, Fantasieschmuck, Bijouterie, Statementkette, Modeschmuckkette, Modeschmuckring
711719 | stainless steel jewellery, stainless steel ring, titanium ring, tungsten ring | Edelstahlschmuck, Edelstahlring, Titanring, Edelstahlkette, Wolframring, Edelstahlarmband
711711,711311,711319 | cufflinks, cuff links, shirt studs | Manschettenknöpfe, Manschettenknopf, Smokingknöpfe
711719,711311,711319 | brooch, lapel pin, hat pin, brooch pin | Brosche, Anstecknadel, Hutnadel, Reversnadel
711719 | enamel pin, pin badge, collectible pin, tie pin, tie clip | Pin, Emaillepin, Krawattennadel, Krawattenklammer, Sammelpin
711719,711311,711319 | piercing jewellery, nose ring, belly button ring, body jewellery | Piercing, Nasenring, Bauchnabelpiercing, Körperschmuck, Nasenpiercing
711719,711790 | tiara, crown, diadem, bridal hair jewellery | Tiara, Krone, Diadem, Brauthaarschmuck
711719 | dog tag, military tag, engraved tag | Erkennungsmarke, Soldatenmarke, Gravurmarke
711719 | watch chain, pocket watch chain, trouser chain | Taschenuhrkette, Uhrkette, Hosenkette
711719,711311 | charivari, traditional costume jewellery, bavarian jewellery | Charivari, Trachtenschmuck, Trachtenkette, Schürzenstecker
711790,711719 | choker, fabric necklace, velvet choker, kropf band | Kropfband, Choker, Schmuckhalsband, Samthalsband
711790,711719 | beaded bracelet, friendship bracelet, wooden bead necklace, leather bracelet, macrame bracelet | Perlenarmband, Freundschaftsarmband, Holzkette, Lederarmband, Makrameearmband
711790 | resin jewellery, plastic bangle, acrylic earrings, wooden earrings, polymer clay earrings | Harzschmuck, Acrylohrringe, Holzohrringe, Kunststoffarmreif, Fimo-Ohrringe
711790,711719 | glass bead necklace, glass jewellery, murano necklace | Glasperlenkette, Glasschmuck, Muranokette
711790,711620 | amber, amber necklace, amber jewellery, baltic amber bracelet | Bernstein, Bernsteinkette, Bernsteinschmuck, Bernsteinarmband
711790,711719,711620 | rosary, prayer beads, mala, tasbih | Rosenkranz, Gebetskette, Mala, Gebetsperlen
711790,711719 | wooden necklace, wooden jewellery, horn jewellery | Holzschmuck, Hornschmuck, Naturschmuck
711719,711790 | children's jewellery, children's ring, kids necklace | Kinderschmuck, Kinderkette, Kinderring
711719,711311 | jewellery findings, earring hooks, clasps, jump rings, jewellery making supplies | Schmuckzubehör, Ohrhaken, Karabinerverschluss, Biegeringe, Schmuckverschluss, Quetschperlen
711719,711311,711790 | zodiac necklace, zodiac pendant, cross pendant, religious medal | Kreuzanhänger, Kreuzkette, Sternzeichenanhänger, Schutzengelanhänger
711719,711311,711319 | memorial jewellery, ash pendant, urn jewellery | Aschenanhänger, Gedenkschmuck, Trauerschmuck
711719,711311,711319 | antique jewellery, vintage jewellery, estate jewellery | Antikschmuck, Vintage-Schmuck, Erbschmuck, Granatschmuck
711610,711311,711319 | pearl necklace, pearl bracelet, pearl jewellery, freshwater pearl necklace | Perlenkette, Perlenschmuck, Süßwasserperlenkette, Perlencollier
711620,711311,711319 | gemstone bracelet, gemstone necklace, healing crystal bracelet, jade bangle | Edelsteinarmband, Edelsteinkette, Heilsteinarmband, Jadearmreif, Lavasteinarmband
711620,710399 | gemstone figurine, crystal pyramid, gemstone tree, jade figure, crystal skull | Edelsteinfigur, Edelsteinpyramide, Edelsteinbaum, Jadefigur, Kristallschädel
711620 | gua sha, jade roller, gemstone massage roller | Gua Sha, Jaderoller, Edelsteinroller
711620,710399 | healing stone, tumbled stone, palm stone, energy crystal, chakra stones | Heilstein, Trommelstein, Handschmeichler, Chakrasteine, Energiestein
710399,711620,710391 | gemstone, loose gemstone, cut gemstone, semi-precious stone, gemstone beads, precious stone | Edelstein, Schmuckstein, Halbedelstein, Edelsteinperlen, Farbstein
710310,710399 | amethyst geode, mineral crystal, crystal cluster, rough gemstone, rose quartz, rock crystal, crystals | Amethystdruse, Bergkristall, Rosenquarz, Rohstein, Kristallstufe, Achat, Amethyst
710391 | ruby, sapphire, emerald | Rubin, Saphir, Smaragd
710399 | opal, topaz, garnet, tourmaline, aquamarine, turquoise stone | Opal, Topas, Granat, Turmalin, Aquamarin, Türkisstein
710239,710231 | diamond, loose diamond, brilliant, cut diamond | Diamant, Brillant, loser Diamant
710491,710421 | lab-grown diamond, synthetic diamond | Labordiamant, Synthetischer Diamant, Laborgezüchteter Diamant
710499,710429 | cubic zirconia, zirconia, moissanite, synthetic gemstone | Zirkonia, Moissanit, Synthetischer Edelstein, Zirkoniastein
710510,710590 | diamond powder, diamond dust | Diamantpulver, Diamantstaub
710122,710121,710110 | cultured pearls, loose pearls, freshwater pearls, akoya pearls | Zuchtperlen, Süßwasserperlen, Lose Perlen, Akoyaperlen, Naturperlen
711411 | sterling silverware, sterling silver cutlery, silver tray, silver bowl, silver candlestick | Silberbesteck, Tafelsilber, Silbertablett, Silberschale, Silberleuchter, Silberbecher
711420,711411 | silver-plated tray, silver-plated tableware | Versilbertes Tablett, Silberplattiertes Tafelgerät
711419,711411 | gold figurine, gold box, gold case | Golddose, Goldfigur, Goldetui
711411 | silver spoon, christening spoon, silver thimble, silver box | Silberlöffel, Taufbecher, Silberdose, Silberner Fingerhut, Silberfigur
711590,711510 | platinum crucible, precious metal article, precious metal wire mesh | Platintiegel, Edelmetallware
711890,711810 | coin, coins, circulation coin, euro coin, coin set | Münze, Münzen, Euromünze, Kursmünzensatz, Umlaufmünze, Münzset
711890 | gold coin, krugerrand, bullion coin | Goldmünze, Krügerrand, Anlagemünze, Dukat
711890,711810 | silver coin, commemorative coin, bullion silver coin | Silbermünze, Gedenkmünze, Sondermünze, Silberunze
710813,710812 | gold bar, gold bullion, gold ingot, gold sheet, gold wire | Goldbarren, Feingold, Goldblech, Golddraht
710691,710692 | silver bar, silver bullion, silver ingot, silver wire, silver sheet | Silberbarren, Feinsilber, Silberdraht, Silberblech, Silbergranulat
711011,711019,711021 | platinum bar, palladium bar, platinum wire | Platinbarren, Palladiumbarren, Platindraht
710610 | silver powder, silver clay | Silberpulver, Art Clay Silver, Silberton
711291,711299 | scrap gold, dental gold, gold scrap, scrap silver | Altgold, Zahngold, Bruchgold, Bruchsilber, Altsilber
711311,711319,711719 | name necklace, birthstone necklace, heart necklace | Namenskette, Geburtssteinkette, Herzkette, Gravurkette
711719,711790 | plug earrings, ear cuff, ear tunnel, clip-on earrings | Ear Cuff, Ohrtunnel, Ohrmanschette, Ohrplug
711719,711311 | men's bracelet, men's necklace, curb chain, cuban chain | Herrenarmband, Herrenkette, Panzerkette, Königskette
711719,711790,711311 | dirndl jewellery, edelweiss necklace, deer pendant | Dirndlschmuck, Edelweißkette, Hirschanhänger
711311,711319,711719 | bead charm, murano charm | Beads, Schmuckbead, Charm-Perle
`;

/** What each code is called: code | English | German. */
const names = `
710110 | Natural pearls | Naturperlen
710121 | Cultured pearls, unworked | Zuchtperlen, roh
710122 | Cultured pearls, worked | Zuchtperlen, bearbeitet
710231 | Diamonds, rough | Diamanten, roh
710239 | Diamonds, cut | Diamanten, geschliffen
710310 | Gemstones, rough | Edelsteine, Schmucksteine, roh
710391 | Rubies, sapphires, emeralds, cut | Rubine, Saphire, Smaragde, bearbeitet
710399 | Other gemstones, cut or polished | Andere Edelsteine, geschliffen oder poliert
710421 | Synthetic diamonds, rough | Synthetische Diamanten, roh
710429 | Synthetic gemstones, rough | Synthetische Edelsteine, roh
710491 | Synthetic diamonds, cut | Synthetische Diamanten, geschliffen
710499 | Synthetic gemstones, cut | Synthetische Edelsteine, geschliffen
710510 | Diamond powder | Diamantpulver
710590 | Gemstone powder, other | Anderes Edelsteinpulver
710610 | Silver powder | Silberpulver
710691 | Silver, unwrought, bars | Silber, roh, Barren
710692 | Silver wire, sheet, semi-finished | Silberdraht, Silberblech, Halbzeug
710812 | Gold, unwrought, cast bars | Gold, roh, Gussbarren
710813 | Gold, semi-finished, minted bars, wire | Gold, Halbzeug, geprägte Barren, Draht
711011 | Platinum, unwrought | Platin, roh
711019 | Platinum, semi-finished | Platin, Halbzeug
711021 | Palladium, unwrought | Palladium, roh
711291 | Gold scrap | Goldabfälle, Bruchgold
711299 | Silver and other precious scrap | Silberabfälle und andere Edelmetallabfälle
711311 | Jewellery, silver | Schmuck aus Silber
711319 | Jewellery, gold or platinum | Schmuck aus Gold oder Platin
711320 | Jewellery, rolled gold or silver | Schmuck aus Doublé
711411 | Tableware and articles, silver | Gerät und Ware aus Silber
711419 | Tableware and articles, gold, platinum | Gerät und Ware aus Gold, Platin
711420 | Tableware and articles, clad metal | Gerät aus plattiertem Metall
711510 | Platinum catalyst mesh | Platinkatalysator
711590 | Other precious metal article | Andere Ware aus Edelmetall
711610 | Article of pearls | Ware aus Perlen
711620 | Article of gemstone | Ware aus Edelsteinen, Schmucksteinen
711711 | Cufflinks, base metal | Manschettenknöpfe aus unedlem Metall
711719 | Fashion jewellery, base metal, steel | Modeschmuck aus unedlem Metall, Edelstahl
711790 | Fashion jewellery, plastic, wood, leather, other | Modeschmuck aus Kunststoff, Holz, Leder u. a.
711810 | Coin, not legal tender, not gold | Münze ohne Zahlkraft, nicht aus Gold
711890 | Coin, legal tender or gold | Münze, Zahlungsmittel oder Gold
`;

export const jewellery = { goods, names };

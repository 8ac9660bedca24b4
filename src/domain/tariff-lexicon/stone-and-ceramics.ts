// Words for goods of chapters 68 and 69: stone, plaster, cement, abrasives and ceramics.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
680291,680221 | marble tile, marble slab, marble board, marble tray, marble coaster | Marmorplatte, Marmorfliese, Marmorbrett, Marmortablett, Marmoruntersetzer
680291 | alabaster figurine, marble statue, marble bust | Alabasterfigur, Marmorstatue, Marmorbüste, Marmorfigur
680293,680223 | granite slab, granite mortar, granite stone | Granitplatte, Granitmörser, Granitstein
680293,691200,680291 | mortar and pestle, mortar, pestle | Mörser, Stößel, Mörser mit Stößel
680299,680291,681099 | stone figure, stone sculpture, soapstone carving, stone buddha | Steinfigur, Steinskulptur, Specksteinfigur, Buddha aus Stein, Steinstatue
680299 | soapstone, whisky stones, whiskey stones, soapstone bowl | Speckstein, Whiskysteine, Specksteinschale
680299,680293,680221 | gravestone, grave plate, memorial stone, tombstone | Grabstein, Grabplatte, Gedenkstein
680210,680299 | stone mosaic, marble mosaic, pebble mosaic | Steinmosaik, Marmormosaik, Kieselmosaik
680100,680293 | paving stone, cobblestone, natural stone slab | Pflasterstein, Naturstein, Natursteinplatte, Kopfsteinpflaster
680299,710310 | engraved stone, painted stone, decorative stone | Gravierter Stein, Dekostein, Bemalter Stein
680300 | slate plate, slate coaster, slate board, slate sign, slate tile | Schieferplatte, Schieferuntersetzer, Schieferschild, Schiefer, Schieferbrett
680430,680423,680422 | sharpening stone, whetstone, grindstone, honing stone, oil stone | Schleifstein, Wetzstein, Abziehstein, Messerschleifstein
680422,680421,680423 | grinding wheel, cutting disc, polishing wheel, abrasive wheel | Schleifscheibe, Trennscheibe, Polierscheibe, Schruppscheibe
680421 | diamond disc, diamond grinding wheel, diamond cutting disc | Diamantscheibe, Diamanttrennscheibe, Diamantschleifscheibe
680422,680421 | grinding point, mounted point, rotary tool stones | Schleifstift, Schleifkörper, Trovalisierkörper
680410 | millstone, mill grinding stone | Mühlstein, Mahlstein
680430 | pumice stone, foot pumice | Bimsstein, Fußbimsstein
680520,680510,680530 | sandpaper, abrasive paper, sanding paper, emery paper, sanding sheet | Schleifpapier, Sandpapier, Schmirgelpapier, Nassschleifpapier
680510,680520 | emery cloth, sanding belt, abrasive belt, flap disc | Schleifband, Schleifleinen, Schmirgelleinen, Fächerscheibe
680530,680520 | sanding sponge, sanding disc, sanding pad, abrasive fleece | Schleifschwamm, Schleifteller, Schleifvlies, Excenter-Schleifscheibe
680520,680530 | paper nail file, emery board, nail buffer block | Sandblattfeile, Sandpapierfeile, Buffer
680610 | rock wool, mineral wool, stone wool insulation | Steinwolle, Mineralwolle, Dämmwolle
680620,680690 | vermiculite, expanded clay, clay pebbles, expanded perlite | Vermiculit, Blähton, Tongranulat, Hydrokultursubstrat
680710,680790 | roofing felt, bitumen sheet, bitumen roll | Dachpappe, Bitumenbahn, Schweißbahn
680800 | wood wool panel, straw board insulation | Holzwolleplatte, Leichtbauplatte
680911,680919 | plasterboard, drywall, gypsum board | Gipsplatte, Gipskartonplatte, Rigipsplatte
680990 | plaster figure, plaster ornament, plaster bust, plaster mould | Gipsfigur, Stuckleiste, Gipsbüste, Gipsabdruck, Gipsanhänger, Raysin-Figur
681099,680299 | garden statue, garden figure, concrete figure, cast stone figure, gargoyle | Gartenfigur, Betonfigur, Steinguss-Figur, Gartenstatue, Gartenskulptur
681099 | concrete planter, concrete bowl, cement pot, concrete decor | Betontopf, Betonschale, Betonpflanzkübel, Betondeko
681099,660390 | parasol base, umbrella stand base, concrete base | Sonnenschirmständer, Schirmständer, Betonfuß, Schirmfuß
681019,681011,681091 | concrete slab, terrazzo tile, paving slab, cement tile | Betonplatte, Zementfliese, Terrazzofliese, Gehwegplatte
681182,681189 | fibre cement board, cement board | Faserzementplatte, Zementplatte
681381,681389 | brake lining, friction lining, clutch lining | loser Bremsbelag, Reibbelag, Bremsband, Kupplungsbelag
681410,681490 | mica sheet, microwave mica plate | Glimmerplatte, Mikrowellen-Glimmerplatte, Glimmerscheibe
681513,681512,681511 | carbon fibre sheet, carbon fiber part, carbon tube, carbon fabric | Carbonplatte, Carbonrohr, Carbonteil, Kohlefaserplatte, Carbongewebe
681519,681599 | graphite electrode, graphite block, graphite part | Graphitblock, Graphitelektrode, Graphitstab
681520 | peat pot, jiffy pot, peat pellet | Torftopf, Torfquelltopf, Anzuchttopf aus Torf
681599 | lava stone, grill lava rock, lava rock | Lavastein, Lavasteine, Lavagrillstein
691200,691110 | mug, coffee mug, cup, ceramic mug, tea cup, tea mug, mulled wine mug | Tasse, Becher, Keramiktasse, Kaffeebecher, Kaffeetasse, Keramikbecher, Teetasse, Glühweintasse
691200,691110 | plate, dinner plate, ceramic plate, side plate, dessert plate | Teller, Keramikteller, Essteller, Kuchenteller, Suppenteller
691200,691110 | bowl, ceramic bowl, cereal bowl, salad bowl, soup bowl | Schüssel, Keramikschale, Müslischale, Salatschüssel, Suppenschale, Keramikschüssel
691200,691110 | tableware, dishes, crockery, dinnerware set, stoneware | Geschirr, Geschirrset, Tafelservice, Steingut, Steinzeug, Tafelgeschirr
691200,691110 | teapot, coffee pot, tea set, ceramic jug, milk jug, sugar bowl | Teekanne, Kaffeekanne, Teeservice, Keramikkanne, Milchkännchen, Zuckerdose
691110 | porcelain cup, porcelain mug, china cup, espresso cup, bone china | Porzellantasse, Porzellanbecher, Espressotasse, Mokkatasse, Sammeltasse
691110 | porcelain plate, china tableware, porcelain bowl, porcelain dinner set, fine china | Porzellanteller, Porzellangeschirr, Porzellanschale, Kaffeeservice, Porzellanservice
691200,691110 | beer stein, ceramic beer mug, beer tankard, stoneware beer mug | Bierkrug, Steinkrug, Steingutkrug, Bierseidel, Bierhumpen
691200,691110 | egg cup, butter dish, ceramic salt shaker, sauce boat, gravy boat | Eierbecher, Butterdose, Salzstreuer aus Keramik, Sauciere, Keramiksalzstreuer
691200,691110 | casserole dish, baking dish, ramekin, oven dish, clay roaster, tagine | Auflaufform, Backform aus Keramik, Römertopf, Tajine, Förmchen aus Keramik, Gratinform
691200,691110 | cake stand, serving platter, tapas bowl, dip bowl, ceramic serving dish | Tortenplatte, Servierplatte, Dipschale, Etagere, Servierschale
691200,691110 | ceramic pet bowl, ceramic dog bowl, ceramic cat bowl | Keramiknapf, Futternapf aus Keramik, Hundenapf aus Keramik
691200,691110 | ceramic spice jar, biscuit jar, cookie jar, garlic pot, ceramic storage jar | Keksdose aus Keramik, Keramikdose, Knoblauchtopf, Rumtopfgefäß, Gurkentopf
691200 | ashtray, ceramic ashtray | Aschenbecher, Keramikaschenbecher
691200,691190 | ceramic soap dish, ceramic toothbrush holder, ceramic soap dispenser, bathroom set | Keramikseifenschale, Keramikzahnputzbecher, Seifenspender aus Keramik, Badset
691200,691110 | ceramic knife, ceramic peeler | Keramikmesser, Keramikschäler
691490,691200,680299 | pizza stone, baking stone, cordierite stone | Pizzastein, Brotbackplatte, Brotbackstein
691390,691310 | ceramic figurine, figurine, ceramic decoration, hummel figurine, bisque figurine | Keramikfigur, Hummel-Figur, Nippes, Tonfigur, Keramikdeko
691310 | porcelain figurine, porcelain ornament, meissen porcelain, porcelain doll ornament | Porzellanfigur, Meissener Porzellan, Porzellandeko, Porzellananhänger
691390,701399,691310 | ceramic vase, vase, floor vase, bud vase | Keramikvase, Vase, Blumenvase, Bodenvase, Porzellanvase
691390,691310 | piggy bank, ceramic money box, savings bank | Sparschwein, Keramikspardose, Spardose aus Keramik
691390,691310 | wall plate, collector's plate, christmas plate, decorative plate | Wandteller, Sammelteller, Weihnachtsteller, Zierteller
691390,681099 | garden gnome, garden dwarf | Gartenzwerg, Zwergenfigur
691390,691310 | ceramic light house, ceramic village house, tealight house, ceramic incense house | Lichthaus, Keramikhaus, Winterdorf-Haus, Räucherhaus aus Keramik
691390,691490 | incense holder, incense burner, ceramic aroma lamp, ceramic oil burner | Räucherschale, Räucherstäbchenhalter, Räuchergefäß, Duftlampe, Räucherkegelhalter
691390,691490,691310 | ceramic ornament, clay pendant, ceramic picture tile, ceramic house number | Keramikanhänger, Tonanhänger, Keramikschild, Hausnummer aus Keramik, Kachelbild
691490,691390 | flower pot, planter, plant pot, terracotta pot, ceramic pot | Blumentopf, Übertopf, Terrakottatopf, Pflanzkübel, Tontopf
691490,691390 | urn, cremation urn, pet urn | Urne, Tierurne, Schmuckurne, Bestattungsurne
691490,691410 | ceramic knob, ceramic handle, porcelain knob, ceramic button | Keramikknauf, Porzellanknauf, Möbelknopf aus Keramik, Keramikgriff
691490,691410 | ceramic bead, clay bead, porcelain bead | Keramikperle, Tonperle, Porzellanperle
691490,691410 | ceramic blank, bisque ware, pottery blank | Keramikrohling, Töpferware, Schrühware
690721,690722,690723 | tile, wall tile, floor tile, ceramic tile, bathroom tile | Fliese, Wandfliese, Bodenfliese, Keramikfliese, Kachel, Ofenkachel
690730,690740 | mosaic tile, ceramic mosaic | Mosaikfliese, Keramikmosaik, Keramikmosaiksteine
690410,690490 | brick, clay brick, clinker brick | Ziegelstein, Klinker, Backstein, Ziegel
690510,690590 | roof tile, roofing tile, chimney pot | Dachziegel, Dachpfanne, Schornsteinaufsatz, Firstziegel
690600 | clay drain pipe, ceramic drain pipe | Tonrohr, Steinzeugrohr
690220,690290,690100 | fire brick, refractory brick, firebrick | Schamottestein, Feuerfeststein, Schamotteplatte
690390,690310,690320 | crucible, melting crucible, kiln shelf, kiln furniture | Schmelztiegel, Tiegel, Brennplatte, Brennhilfsmittel
690911,690919,690912 | laboratory porcelain, ceramic filter, ceramic nozzle, ceramic bearing ball | Laborporzellan, Keramikfilter, Keramikdüse, Keramikring
690990 | ceramic trough, fermentation crock, storage crock | Keramiktrog, Gärtopf, Steinzeugtopf, Sauerkrauttopf
691010,691090 | toilet bowl, sink, washbasin, basin, bidet, cistern, urinal | Toilette, Waschbecken, WC-Becken, Keramikspülkasten, Bidet, Urinal, Handwaschbecken
691410,691490 | ceramic coaster, ceramic spoon holder, spoon rest | Keramikuntersetzer, Löffelablage, Keramiklöffelablage
691200,691110 | coffee dripper, ceramic coffee filter, pour over filter | Kaffeefilterhalter, Keramikkaffeefilter, Porzellanfilter
691200,691110 | matcha bowl, gaiwan, sake set, sushi plate set | Matchaschale, Gaiwan, Sakeset, Sushi-Geschirr
691390,691310 | ceramic egg, ceramic animal, ceramic angel, ceramic bust | Keramikei, Osterei aus Keramik, Keramiktier, Keramikengel, Keramikbüste
691110,691200 | saucer, porcelain pot, porcelain jug | Untertasse, Porzellankanne, Milchgießer, Porzellandose
691200,691110 | children's crockery, kids plate set, christening plate | Kindergeschirr, Kinderteller, Taufteller
`;

/** What each code is called: code | English | German. */
const names = `
680100 | Paving stone, natural | Pflasterstein aus Naturstein
680210 | Stone mosaic cubes | Mosaiksteine aus Naturstein
680221 | Marble, cut | Marmor, gesägt
680223 | Granite, cut | Granit, gesägt
680291 | Marble or alabaster article | Ware aus Marmor oder Alabaster
680293 | Granite article | Ware aus Granit
680299 | Article of other stone, soapstone | Ware aus anderem Stein, Speckstein
680300 | Slate article | Ware aus Schiefer
680410 | Millstone | Mühlstein
680421 | Grinding disc, diamond | Schleif- oder Trennscheibe mit Diamant
680422 | Grinding disc, agglomerated abrasive | Schleif- oder Trennscheibe, gebunden
680423 | Grindstone, natural stone | Schleifstein aus Naturstein
680430 | Hand sharpening stone | Handwetzstein
680510 | Abrasive cloth | Schleifgewebe
680520 | Sandpaper | Schleifpapier
680530 | Abrasive on other base | Schleifmittel auf anderer Unterlage
680610 | Rock wool, mineral wool | Steinwolle, Mineralwolle
680620 | Expanded clay, vermiculite | Blähton, Vermiculit
680690 | Mineral insulation, other | Andere mineralische Dämmware
680710 | Bitumen roofing, rolls | Bitumenbahn, Rolle
680790 | Bitumen article, other | Andere Bitumenware
680800 | Wood wool or straw panel | Holzwolle- oder Strohplatte
680911 | Plasterboard, paper faced | Gipsplatte mit Papier
680919 | Plasterboard, other | Andere Gipsplatte
680990 | Plaster article | Ware aus Gips
681011 | Concrete block | Betonstein
681019 | Concrete tile or slab | Betonplatte, Zementfliese
681091 | Concrete building component | Betonfertigteil
681099 | Concrete or cast stone article | Ware aus Beton oder Kunststein
681182 | Fibre cement sheet | Faserzementplatte
681189 | Fibre cement article | Ware aus Faserzement
681381 | Brake lining, unmounted | Bremsbelag, nicht montiert
681389 | Friction lining, other | Anderer Reibbelag
681410 | Mica sheet | Glimmerplatte
681490 | Mica article | Ware aus Glimmer
681511 | Carbon fibres | Kohlenstofffasern
681512 | Carbon fibre fabric | Kohlenstofffasergewebe
681513 | Carbon fibre article | Ware aus Kohlenstofffasern
681519 | Graphite article | Ware aus Graphit
681520 | Peat article | Ware aus Torf
681599 | Other mineral article | Andere mineralische Ware
690100 | Siliceous earth brick | Stein aus Kieselgur
690220 | Refractory brick, alumina or silica | Feuerfester Stein, Tonerde oder Kieselsäure
690290 | Refractory brick, other | Anderer feuerfester Stein
690310 | Crucible, graphite | Tiegel aus Graphit
690320 | Refractory ware, alumina | Feuerfeste Ware aus Tonerde
690390 | Refractory ware, other | Andere feuerfeste Ware
690410 | Clay building brick | Mauerziegel
690490 | Ceramic floor block | Keramischer Deckenziegel
690510 | Roof tile | Dachziegel
690590 | Chimney pot, architectural ceramic | Schornsteinaufsatz, Baukeramik
690600 | Ceramic pipe | Keramikrohr
690721 | Ceramic tile, dense, vitrified | Keramikfliese, dicht, Feinsteinzeug
690722 | Ceramic tile, medium absorption | Keramikfliese, mittlere Wasseraufnahme
690723 | Ceramic tile, porous, earthenware | Keramikfliese, porös, Steingut
690730 | Ceramic mosaic | Keramikmosaik
690740 | Ceramic finishing piece | Keramisches Abschlussstück
690911 | Laboratory ware, porcelain | Laborware aus Porzellan
690912 | Technical ceramic, very hard | Technische Keramik, sehr hart
690919 | Technical ceramic, other | Andere technische Keramik
690990 | Ceramic trough or crock | Keramiktrog, Keramikbehälter
691010 | Washbasin or toilet, porcelain | Waschbecken, Toilette aus Porzellan
691090 | Washbasin or toilet, other ceramic | Waschbecken, Toilette aus anderer Keramik
691110 | Tableware, porcelain | Geschirr aus Porzellan
691190 | Household article, porcelain | Haushaltsware aus Porzellan
691200 | Tableware, ceramic or stoneware | Geschirr aus Keramik, Steinzeug, Steingut
691310 | Ornament, porcelain | Zierware aus Porzellan
691390 | Ornament, other ceramic | Zierware aus anderer Keramik
691410 | Other article, porcelain | Andere Ware aus Porzellan
691490 | Other article, ceramic or terracotta | Andere Ware aus Keramik, Terrakotta
`;

export const stoneAndCeramics = { goods, names };

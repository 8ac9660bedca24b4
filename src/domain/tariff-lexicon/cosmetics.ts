// Words for goods of chapters 33 and 34: perfume, cosmetics, soap, cleaning agents, candles and modelling paste.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
330129,330190 | essential oil, lavender oil, eucalyptus oil, tea tree oil, rose oil | ätherisches Öl, Lavendelöl, Eukalyptusöl, Teebaumöl, Rosenöl, Aromaöl
330124,330125 | peppermint oil, mint oil | Pfefferminzöl, Minzöl, japanisches Minzöl
330112,330113,330119 | orange oil, lemon oil, bergamot oil | Orangenöl, Zitronenöl, Bergamotteöl
330210 | food flavouring, vanilla extract, flavour drops, baking aroma | Lebensmittelaroma, Backaroma, Vanilleextrakt, Bittermandelaroma, Vanillearoma
330290,330749 | fragrance oil, candle fragrance oil, soap fragrance | Parfümöl, Duftöl, Kerzenduftöl, Seifenduft
330300 | perfume, eau de toilette, eau de parfum, fragrance, cologne, body mist | Parfüm, Parfum, Duft, Eau de Toilette, Eau de Parfum, Kölnisch Wasser, Bodyspray
330410 | lipstick, lip gloss, lip liner, tinted lip balm | Lippenstift, Lipgloss, Lipliner, Konturenstift
330499,330410 | lip balm, lip care stick | Lippenbalsam, Lippenpflege, Lippenpflegestift, Labello
330420 | mascara, eye shadow, eyeliner, eyebrow pencil, kohl | Mascara, Wimperntusche, Lidschatten, Eyeliner, Augenbrauenstift, Kajal
330430 | nail polish, nail gel, nail polish remover, cuticle oil, gel nail kit | Nagellack, UV-Gel, Nagellackentferner, Nagelöl, Gellack, Shellac-Lack
330491 | face powder, compact powder, blush powder, baby powder, body glitter powder | Gesichtspuder, Puder, Rouge, Babypuder, Bronzer, Kompaktpuder
330499,330491,330420 | make-up, foundation, concealer, cosmetics, face paint, makeup set | Make-up, Foundation, Concealer, Kosmetik, Schminke, Kinderschminke, Theaterschminke, Schminkset
330499 | face cream, skin cream, body lotion, moisturizer | Gesichtscreme, Hautcreme, Körperlotion, Creme, Serum
330499 | serum, hand cream, body butter, eye cream | Handcreme, Fußcreme, Bodybutter, Augencreme, Feuchtigkeitscreme
330499 | sunscreen, sun cream, after sun lotion, self-tanner | Sonnencreme, Sonnenschutz, Sonnenmilch, After-Sun, Selbstbräuner
330499 | massage oil, body oil, baby oil, face oil | Massageöl, Körperöl, Babyöl, Gesichtsöl, Hautöl
330499,330790 | sheet mask, face pack, facial mask, peeling, eye patches, face toner | Gesichtsmaske, Tuchmaske, Peeling, Augenpads, Gesichtswasser, Mizellenwasser
330510 | shampoo, shampoo bar, dry shampoo | Shampoo, Haarwaschmittel, festes Shampoo, Trockenshampoo, Haarseife
330520 | perm solution, hair straightening cream, keratin treatment | Dauerwelle, Haarglättung, Keratinbehandlung
330530 | hairspray, hair spray, hair lacquer | Haarspray, Haarlack
330590 | hair conditioner, hair dye, hair gel, hair wax | Haarspülung, Haarfarbe, Haargel, Haarwachs, Haaröl
330590 | hair oil, hair mask, pomade, hair colour | Haarkur, Pomade, Conditioner, Haartönung, Haarmaske
330590 | beard oil, beard balm | Bartöl, Bartbalsam, Bartpflege, Bartwichse
330610 | toothpaste, tooth powder, tooth tabs | Zahnpasta, Zahncreme, Zahnpulver, Zahnputztabletten
330620 | dental floss, floss picks | Zahnseide, Zahnseide-Sticks
330690 | mouthwash, denture cleaner tablets, teeth whitening kit, breath spray, denture adhesive cream | Mundspülung, Mundwasser, Gebissreiniger, Zahnaufhellung, Bleaching-Set, Haftcreme, Mundspray
330710 | shaving foam, aftershave, shaving cream, shaving gel | Rasierschaum, Aftershave, Rasierwasser, Rasiercreme, Rasiergel
330720 | deodorant, antiperspirant, deo stick | Deo, Deodorant, Deostick, Antitranspirant, Deoroller, Deocreme
330730 | bath salts, bath bomb, bath additive, foot bath | Badesalz, Badebombe, Badekugel, Badezusatz, Fußbad
340130,330730 | shower gel, bubble bath, body wash, face wash, liquid hand wash | Duschgel, Schaumbad, Waschgel, Waschlotion, Gesichtsreiniger, Duschschaum
330741 | incense stick, incense cone, incense, smudge stick | Räucherstäbchen, Räucherkerze, Räucherkegel, Räucherwerk, Räucherkerzen
330749 | room fragrance, air freshener, reed diffuser, car air freshener, room spray | Raumduft, Lufterfrischer, Duftbaum, Autoduft, Raumspray, Duftstäbchen
330749,340600 | wax melt, scented wax | Duftwachs, Wax Melts, Aromawachs
330790 | depilatory cream, wax strips, sugaring paste | Enthaarungscreme, Kaltwachsstreifen, Wachsstreifen, Zuckerpaste, Warmwachs
330790 | contact lens solution, lens cleaning solution contact | Kontaktlinsenflüssigkeit, Kontaktlinsenlösung, Linsenpflegemittel
330790 | pet shampoo, dog shampoo, dog perfume | Hundeshampoo, Tiershampoo, Katzenshampoo, Pferdeshampoo
330790,340111,340130 | wet wipes, baby wipes, makeup remover wipes, cleansing wipes | Feuchttücher, Babyfeuchttücher, Abschminktücher, Reinigungstücher
330790 | scented sachet, potpourri, lavender sachet | Duftsäckchen, Potpourri, Lavendelsäckchen, Duftkissen
340111 | soap, bar of soap, handmade soap, aleppo soap, olive soap | Seife, Seifenstück, Handseife, Naturseife, Olivenölseife, Kernseife, Aleppo-Seife
340120,340130 | liquid soap, hand soap, soft soap | Flüssigseife, Schmierseife
340119,340120 | soap base, melt and pour soap, gall soap, saddle soap, soap flakes | Rohseife, Gießseife, Gallseife, Sattelseife, Seifenflocken
340250 | laundry detergent, detergent, washing powder, dishwashing liquid, dishwasher tablets, laundry capsules | Waschmittel, Spülmittel, Waschpulver, Spülmaschinentabs, Geschirrspültabs, Waschmittelpods
340250,340290 | cleaning agent, all-purpose cleaner, glass cleaner, toilet cleaner, stain remover, oven cleaner, bleach cleaner | Reinigungsmittel, Allzweckreiniger, Glasreiniger, WC-Reiniger, Fleckenentferner, Putzmittel, Badreiniger, Fleckenstift
340250,340290 | car shampoo, rim cleaner, insect remover, bike cleaner | Autoshampoo, Felgenreiniger, Insektenentferner, Fahrradreiniger
340249,340239,340242 | surfactant, emulsifier cosmetic | Tensid, Emulgator
340319,340399 | lubricant spray, chain oil, grease, penetrating oil, bike chain lube, wd-40 | Schmieröl, Kettenöl, Schmierfett, Kriechöl, Kettenspray, Fahrradöl, WD-40, Rostlöser
340399 | silicone spray, silicone oil lubricant, valve oil | Silikonspray, Silikonöl, Ventilöl
340391 | leather oil, leather fat treatment | Lederfett, Lederöl
340420,340490 | artificial wax, sealing wax, candle gel | Siegelwachs, Siegellack, Kunstwachs
340510 | shoe polish, leather cream, leather balm, shoe cream | Schuhcreme, Lederpflege, Lederbalsam, Schuhpolitur, Schuhpflege
340520 | furniture polish, floor polish, floor wax | Möbelpolitur, Bohnerwachs, Möbelpflege, Parkettpflege
340530 | car polish, car wax | Autopolitur, Autowachs, Lackpolitur
340540 | scouring powder, scouring milk, abrasive paste | Scheuermilch, Scheuerpulver, Schleifpaste
340590 | metal polish, silver polish, glass polish | Metallpolitur, Silberputzmittel, Chrompolitur, Silberpolitur, Silbertauchbad
340600 | candle, scented candle, tea light, birthday candle, pillar candle, baptism candle | Kerze, Duftkerze, Teelicht, Geburtstagskerze, Stumpenkerze, Stabkerze, Taufkerze, Grabkerze
340700 | modelling clay, plasticine, polymer clay, play-doh, air-dry clay, dental wax | Knete, Knetmasse, Fimo, Polymer Clay, Plastilin, Modelliermasse, Play-Doh
`;

/** What each code is called: code | English | German. */
const names = `
330112 | Orange oil | Orangenöl
330113 | Lemon oil | Zitronenöl
330119 | Citrus oils, other | Zitrusöle, andere
330124 | Peppermint oil | Pfefferminzöl
330125 | Mint oils, other | Minzöle, andere
330129 | Essential oils, not citrus or mint | Ätherische Öle, ohne Zitrus und Minze
330190 | Aromatic waters and extracts | Aromatische Wässer und Extrakte
330210 | Flavourings for food and drinks | Aromen für Lebensmittel und Getränke
330290 | Fragrance blends | Duftstoffmischungen
330300 | Perfume and toilet water | Parfüm und Duftwasser
330410 | Lip make-up | Lippen-Make-up
330420 | Eye make-up | Augen-Make-up
330430 | Nail cosmetics | Nagelkosmetik
330491 | Cosmetic powders | Kosmetische Puder
330510 | Shampoo | Shampoo
330520 | Perm and straightening products | Dauerwell- und Glättungsmittel
330530 | Hairspray | Haarspray
330590 | Hair care and hair dye | Haarpflege und Haarfarbe
330610 | Toothpaste | Zahnpasta
330620 | Dental floss | Zahnseide
330690 | Mouthwash and dental care | Mundwasser und Zahnpflege
330710 | Shaving products | Rasiermittel
330720 | Deodorants | Deodorants
330730 | Bath salts and bath products | Badesalze und Badezusätze
330741 | Incense for burning | Räucherwerk
330749 | Room fragrances | Raumdüfte
330790 | Toiletries, pet care, wipes | Körperpflege, Tierpflege, Pflegetücher
340111 | Toilet soap in bars | Stückseife zur Körperpflege
340119 | Soap in bars, other uses | Stückseife, anderer Zweck
340120 | Soap, liquid or flakes | Seife, flüssig oder in Flocken
340130 | Shower gel and liquid skin wash | Duschgel und flüssige Waschlotion
340239 | Anionic surfactants | Anionische Tenside
340242 | Non-ionic surfactants | Nichtionische Tenside
340249 | Surfactants, other kinds | Tenside, andere Arten
340290 | Detergents, bulk | Wasch- und Reinigungsmittel, Großgebinde
340391 | Leather and textile oils | Leder- und Textilöle
340399 | Lubricants without mineral oil | Schmiermittel ohne Mineralöl
340420 | Polyethylene glycol wax | Polyethylenglykolwachs
340510 | Shoe and leather care | Schuh- und Lederpflege
340520 | Furniture and floor polish | Möbel- und Bodenpflege
340530 | Car polish | Autopolitur
340540 | Scouring products | Scheuermittel
340590 | Metal and glass polish | Metall- und Glaspolitur
340600 | Candles | Kerzen
340700 | Modelling clay and dental wax | Knetmasse und Dentalwachs
`;

export const cosmetics = { goods, names };

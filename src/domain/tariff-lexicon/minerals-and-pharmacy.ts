// Words for goods of chapters 25 to 31: minerals, fuels, simple chemicals, pharmacy and fertilisers.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
250100 | salt, sea salt, table salt, himalayan salt, rock salt, dishwasher salt | Salz, Meersalz, Speisesalz, Himalayasalz, Steinsalz, Fleur de Sel, Regeneriersalz
250590,250510 | decorative sand, play sand, quartz sand | Dekosand, Spielsand, Quarzsand, Aquariumsand, Sand
250810,382499,440139 | cat litter, bentonite | Katzenstreu, Bentonit, Klumpstreu
250840,250700 | pottery clay, modelling clay natural, kaolin, fireclay | Töpferton, Ton, Modellierton, Kaolin, Tonerde
250840,300490,330499 | healing clay, bentonite face clay | Heilerde, Mineralerde
250900 | chalk powder, whiting, champagne chalk | Kreidepulver, Champagnerkreide, Schlämmkreide
251200 | diatomaceous earth, kieselguhr | Kieselgur, Diatomeenerde
251310 | pumice powder, pumice gravel | Bimsmehl, Bimskies, Bims
251400 | raw slate, slate piece | Rohschiefer, Schieferstück
251710 | aquarium gravel, decorative pebbles, gravel, decorative stones | Aquarienkies, Kies, Dekokies, Kieselsteine, Dekosteine, Zierkies
252010,252020 | plaster of paris, casting plaster, modelling plaster | Gips, Gießpulver, Modellgips, Bastelgips, Stuckgips
252329,252321 | cement, portland cement | Zement, Portlandzement, Bastelbeton
253010 | raw perlite, unexpanded vermiculite | Rohperlit, Rohvermiculit
253090 | raw mineral, mineral collection | Mineralienstufe, Mineral, Rohmineral, Mineraliensammlung
270112,270210,270120 | coal, coal briquette | Kohle, Steinkohle, Braunkohlebrikett
270300,310100 | potting soil, peat, garden soil, seed starting soil | Blumenerde, Torf, Anzuchterde, Quelltabletten, Kakteenerde
271019,340319 | engine oil, motor oil, gear oil, two-stroke oil | Motoröl, Getriebeöl, Zweitaktöl, Hydrauliköl
271019 | lamp oil, paraffin oil, kerosene | Lampenöl, Petroleum, Paraffinöl
271012 | white spirit, petrol, benzine, lighter fluid petrol | Waschbenzin, Benzin, Testbenzin, Feuerzeugbenzin
271113,271112,360610 | gas cartridge, butane, camping gas, propane | Gaskartusche, Butangas, Campinggas, Propangas
271210,330499 | petroleum jelly, vaseline | Vaseline, Melkfett
271220,271290 | paraffin wax, candle wax | Paraffin, Kerzenwachs, Paraffinwachs, Wachsgranulat
271500,271490 | bitumen sealant, bitumen | Bitumen, Bitumenmasse
280300 | carbon black pigment, carbon black | Ruß, Rußpigment
281121,280440 | co2 cartridge, carbon dioxide cylinder | CO2-Kapsel, Kohlensäurezylinder, CO2-Zylinder, CO2-Patrone
281122 | silica gel, desiccant | Silicagel, Trockenmittel, Trockenbeutel, Kieselgel
281420,281410 | ammonia solution, ammonia water | Salmiakgeist, Ammoniakwasser
281511,281512 | caustic soda, sodium hydroxide, lye | Natriumhydroxid, Ätznatron, Natronlauge, Laugenperlen
282731,283321 | magnesium flakes, epsom salt, magnesium chloride | Magnesiumflocken, Magnesiumchlorid, Bittersalz, Epsom-Salz
283630 | baking soda, bicarbonate of soda, sodium bicarbonate | Natron, Backnatron, Natriumhydrogencarbonat
283620 | washing soda, soda ash, sodium carbonate | Waschsoda, Soda, Reine Soda
284700 | hydrogen peroxide, peroxide solution | Wasserstoffperoxid, Wasserstoffperoxidlösung
285390 | distilled water, deionised water | destilliertes Wasser, entmineralisiertes Wasser
290512 | isopropyl alcohol, isopropanol | Isopropanol, Isopropylalkohol
290532 | propylene glycol, monopropylene glycol | Propylenglykol, Monopropylenglykol
290545,152000 | glycerine, glycerol | Glycerin, Glyzerin
290549,210690 | xylitol, erythritol, birch sugar | Xylit, Erythrit, Birkenzucker, Xucker
291411 | acetone, pure acetone | Aceton, Reinaceton
291521 | acetic acid, vinegar essence | Essigsäure, Essigessenz
291814 | citric acid, citric acid powder | Zitronensäure, Citronensäure
293627,210690 | ascorbic acid, vitamin c powder | Ascorbinsäure, Vitamin-C-Pulver
292241,210690 | l-lysine, lysine | Lysin, L-Lysin
300490,300450 | medicine, tablets, drug, medication, ointment medical | Medikament, Arzneimittel, Tabletten, Medizin, Arznei
300490 | painkiller, ibuprofen, aspirin, paracetamol, fever syrup | Schmerzmittel, Ibuprofen, Aspirin, Paracetamol, Kopfschmerztablette
300490 | cough syrup, nasal spray, cold remedy, throat spray | Hustensaft, Nasenspray, Erkältungsmittel, Halsspray, Grippemittel
300490 | eye drops, ear drops, allergy tablets, antihistamine | Augentropfen, Ohrentropfen, Allergietabletten, Antiallergikum
300490 | homeopathic globules, schuessler salts, bach flower | Globuli, Homöopathie, Schüßler-Salze, homöopathische Tropfen, Bachblüten
300490,330499 | healing ointment, muscle balm, tiger balm, arnica gel | Heilsalbe, Wundsalbe, Salbe, Tigerbalsam, Pferdesalbe, Arnikagel
300490,230990,380891 | veterinary medicine, dewormer, worming tablets | Tierarznei, Wurmkur, Entwurmungsmittel, Tierarzneimittel
300420,300410 | antibiotic, penicillin | Antibiotikum, Antibiotika, Penicillin
300432 | cortisone cream, hydrocortisone ointment | Kortisonsalbe, Cortisoncreme
300431 | insulin, insulin pen | Insulin, Insulinpen
300241 | vaccine, vaccination dose | Impfstoff, Vakzine
300249 | yogurt culture, kefir culture, starter culture, sourdough culture | Joghurtkultur, Kefirkultur, Starterkultur, Kefirknollen
300510 | plaster, adhesive bandage, band-aid, blister plaster, kinesiology tape, heat patch | Pflaster, Wundpflaster, Blasenpflaster, Heftpflaster, Kinesiotape, Wärmepflaster
300590 | gauze bandage, bandage, first aid dressing, elastic bandage roll, compress | Verband, Mullbinde, Kompresse, Verbandsmaterial, Wundverband, Verbandwatte
300650 | first aid kit, first-aid box | Verbandskasten, Erste-Hilfe-Set, Erste-Hilfe-Kasten, Verbandtasche
300660 | contraceptive, birth control pill | Verhütungsmittel, Antibabypille
300670,330499 | lubricant gel, personal lubricant | Gleitgel, Gleitmittel intim, Ultraschallgel
300640 | dental filling, dental cement | Zahnzement, Zahnfüllung, Zahnreparaturset
300691 | ostomy bag, colostomy bag | Stomabeutel, Stomaversorgung
300120,300190 | organ extract, heparin | Organextrakt, Heparin
310100 | organic fertiliser, guano, worm castings, horn shavings | Biodünger, Guano, Wurmhumus, Hornspäne, Naturdünger
310510,310520 | fertiliser, plant food, flower fertilizer, lawn fertilizer | Dünger, Blumendünger, Rasendünger, Flüssigdünger, Düngemittel, Orchideendünger, Düngestäbchen
`;

/** What each code is called: code | English | German. */
const names = `
152000 | Glycerol, crude | Rohglycerin
250100 | Salt | Salz
250510 | Quartz sand | Quarzsand
250590 | Sand, other kinds | Sand, andere Arten
250700 | Kaolin | Kaolin
250810 | Bentonite | Bentonit
250840 | Clay, other kinds | Ton, andere Arten
250900 | Chalk, natural | Kreide, natürlich
251200 | Diatomaceous earth | Kieselgur
251310 | Pumice | Bimsstein
251400 | Slate, rough | Schiefer, roh
251710 | Gravel and pebbles | Kies und Kieselsteine
252010 | Gypsum, raw | Gipsstein
252020 | Plaster powder | Gipspulver
252321 | White cement | Weißzement
252329 | Portland cement | Portlandzement
253010 | Perlite and vermiculite | Perlit und Vermiculit
253090 | Minerals, other kinds | Mineralien, andere Arten
270112 | Hard coal | Steinkohle
270120 | Coal briquettes | Steinkohlebriketts
270210 | Lignite | Braunkohle
270300 | Peat and peat-based soil | Torf und Torferde
271012 | White spirit, petrol | Waschbenzin, Benzin
271019 | Mineral oils, engine oil, paraffin oil | Mineralöle, Motoröl, Petroleum
271112 | Propane | Propan
271113 | Butane | Butan
271210 | Petroleum jelly | Vaseline
271220 | Paraffin wax, low oil | Paraffinwachs, ölarm
271290 | Mineral waxes, other | Mineralwachse, andere
271490 | Bitumen, natural | Bitumen, natürlich
271500 | Bitumen mixtures | Bitumenmischungen
280300 | Carbon black | Ruß
280440 | Oxygen | Sauerstoff
281121 | Carbon dioxide | Kohlendioxid
281122 | Silica gel | Kieselgel
281410 | Ammonia, anhydrous | Ammoniak, wasserfrei
281420 | Ammonia solution | Ammoniaklösung
281511 | Sodium hydroxide, solid | Natriumhydroxid, fest
281512 | Sodium hydroxide solution | Natronlauge
282731 | Magnesium chloride | Magnesiumchlorid
283321 | Magnesium sulphate | Magnesiumsulfat
283620 | Washing soda | Waschsoda
283630 | Bicarbonate of soda | Natron
284700 | Hydrogen peroxide | Wasserstoffperoxid
285390 | Distilled water | Destilliertes Wasser
290512 | Isopropyl alcohol | Isopropylalkohol
290532 | Propylene glycol | Propylenglykol
290545 | Glycerine, refined | Glycerin, rein
290549 | Xylitol, erythritol, sugar alcohols | Xylit, Erythrit, Zuckeralkohole
291411 | Acetone | Aceton
291521 | Acetic acid | Essigsäure
291814 | Citric acid | Citronensäure
292241 | Lysine | Lysin
293627 | Vitamin C, pure | Vitamin C, rein
300120 | Organ extracts | Organextrakte
300190 | Heparin, other body substances | Heparin, andere Körpersubstanzen
300241 | Vaccines for people | Impfstoffe für Menschen
300249 | Bacterial cultures | Bakterienkulturen
300410 | Medicine with penicillin | Arzneimittel mit Penicillin
300420 | Medicine with antibiotics | Arzneimittel mit Antibiotika
300431 | Medicine with insulin | Arzneimittel mit Insulin
300432 | Medicine with cortisone | Arzneimittel mit Kortison
300490 | Medicine, other kinds | Arzneimittel, andere Arten
300510 | Plasters and adhesive dressings | Pflaster und Klebeverbände
300590 | Bandages and gauze | Verbände und Mull
300640 | Dental fillings and cement | Zahnfüllungen und Zahnzement
300650 | First-aid kits | Erste-Hilfe-Sets
300660 | Hormonal contraceptives | Hormonelle Verhütungsmittel
300670 | Medical lubricant gel | Medizinisches Gleitgel
300691 | Ostomy supplies | Stomaversorgung
310100 | Organic fertiliser | Organischer Dünger
310510 | Fertiliser in packs up to 10 kg | Dünger in Packungen bis 10 kg
310520 | NPK fertiliser, large packs | NPK-Dünger, Großpackung
340319 | Lubricants with mineral oil | Schmiermittel mit Mineralöl
360610 | Lighter gas | Feuerzeuggas
380891 | Insect control products | Insektenmittel
382499 | Chemical products, other kinds | Chemische Erzeugnisse, andere Arten
440139 | Pressed sawdust, other shapes | Gepresstes Sägemehl, andere Formen
`;

export const mineralsAndPharmacy = { goods, names };

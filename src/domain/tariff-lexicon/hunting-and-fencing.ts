// Words for goods of chapter 93: air guns, swords, arms and their parts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
930400 | air gun, air rifle, pepper spray, bb gun, airsoft gun, paintball marker, baton | Luftgewehr, Luftpistole, Airsoft-Waffe, Softair, Paintball-Markierer, Schlagstock, Pfefferspray
930390 | signal pistol, blank gun, flare gun | Signalpistole, Schreckschusspistole, Leuchtpistole
930310,930320,930330 | hunting rifle, shotgun, muzzle loader, sporting rifle | Jagdgewehr, Flinte, Büchse, Vorderlader
930200 | pistol, revolver | Pistole, Revolver
930520 | rifle stock, gun part, shotgun barrel, gun stock | Gewehrschaft, Flintenlauf, Gewehrteil
930510 | pistol grip, pistol magazine, pistol part | Pistolengriff, Pistolenmagazin, Pistolenteil
930599 | airsoft part, air gun part, weapon part | Airsoft-Teil, Luftgewehrteil, Waffenteil
930629,930621,930630 | air gun pellet, airsoft bb, diabolo pellet, cartridge ammunition | Diabolo, Luftgewehrkugel, Airsoft-BB, Patrone Munition
930690 | decoy ammunition, dummy grenade | Übungsgranate, Deko-Granate
930700 | sword, katana, sabre, bayonet, dagger, lance, scabbard | Schwert, Katana, Säbel, Bajonett, Dolch, Lanze, Schwertscheide
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
930200 | Revolver or pistol | Revolver oder Pistole
930310 | Muzzle-loading gun | Vorderlader
930320 | Shotgun | Flinte
930330 | Hunting or sporting rifle | Jagd- oder Sportgewehr
930390 | Signal or blank gun | Signal- oder Schreckschusswaffe
930400 | Air gun and similar arm | Luftdruckwaffe und Ähnliches
930510 | Pistol parts | Teile für Pistolen
930520 | Rifle and shotgun parts | Teile für Gewehre
930599 | Weapon parts, other | Waffenteile, sonstige
930621 | Shotgun cartridge | Schrotpatrone
930629 | Air gun pellets | Luftgewehrkugeln
930630 | Cartridge, other | Patrone, sonstige
930690 | Ammunition, other | Munition, sonstige
930700 | Sword or bayonet | Schwert oder Bajonett
`;

export const huntingAndFencing = { goods, names };

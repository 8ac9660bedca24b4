// Words for goods of chapter 91: clocks, watches and their parts.

/** HS 2022 codes, the first is the usual one | English words | German words. */
const goods = `
910211,910221,910219,910229 | wristwatch, watch, quartz watch, automatic watch, men's watch, ladies watch | Armbanduhr, Uhr, Quarzuhr, Automatikuhr, Herrenuhr, Damenuhr, Kinderuhr
910212,910211 | digital watch, lcd watch, casio watch | Digitaluhr, LCD-Armbanduhr, digitale Armbanduhr
910221,910229 | mechanical watch, chronograph automatic, hand-wound watch, rolex, diving watch | mechanische Uhr, Chronograph, Handaufzugsuhr, Taucheruhr, Rolex
910111,910121,910129,910119 | gold watch, gold wristwatch, silver watch | Golduhr, goldene Armbanduhr, Silberuhr
910299,910291,910199 | pocket watch, nurse watch, stopwatch, fob watch | Taschenuhr, Schwesternuhr, Stoppuhr, Krankenschwesteruhr
910511,910519 | alarm clock, travel alarm clock, wake-up light clock | Wecker, Reisewecker, Funkwecker
910521,910529 | wall clock, kitchen clock, pendulum wall clock | Wanduhr, Küchenuhr, Funkwanduhr, Pendeluhr, Regulator
910529,910521 | cuckoo clock, black forest clock | Kuckucksuhr, Schwarzwälder Uhr, Schwarzwalduhr
910599,910591 | mantel clock, table clock, grandfather clock, anniversary clock | Tischuhr, Standuhr, Kaminuhr, Jahresuhr, Drehpendeluhr
910310,910390 | desk clock with watch movement, carriage clock | Schreibtischuhr, Reiseuhr
910400 | car clock, dashboard clock | Autouhr, Armaturenbrettuhr
910690 | timer, kitchen timer, parking meter clock, parking disc electronic, chess clock | Küchentimer, Kurzzeitwecker, Eieruhr, Parkscheibe elektronisch, Schachuhr
910610 | time clock, attendance recorder | Stechuhr, Zeiterfassungsgerät
910700 | timer switch, time switch, socket timer, aquarium timer | Zeitschaltuhr, Steckdosen-Zeitschaltuhr
910811,910820,910890,910812 | watch movement, eta movement, automatic movement | Uhrwerk Armbanduhr, Automatikwerk, Quarzwerk
910910,910990 | clock movement, clock mechanism, quartz clock movement | Uhrwerk, Quarzuhrwerk, Wanduhrwerk
911120,911110,911180 | watch case, watch housing | Uhrengehäuse, Armbanduhrgehäuse
911190 | watch bezel, watch crown, watch glass holder, case back | Lünette, Uhrenkrone, Gehäuseboden
911220,911290 | clock case, wooden clock case | Uhrkasten, Wanduhrgehäuse
911390,911320,911310 | watch strap, watch band, watch bracelet, smartwatch strap | Uhrenarmband, Uhrarmband, Uhrband, Smartwatch-Armband
911320 | steel watch bracelet, metal watch band | Edelstahl-Uhrenarmband, Metallarmband Uhr
911430,911440,911490 | watch dial, watch part, clock part, watch hand, clock hand, pendulum | Zifferblatt, Uhrenteil, Uhrzeiger, Zeigersatz, Pendel, Uhrenersatzteil
`;

/** What each code is called: code | English | German; codes named in a sister file are not repeated. */
const names = `
910111 | Precious metal quartz wristwatch | Quarz-Armbanduhr aus Edelmetall
910119 | Precious metal digital wristwatch | Digital-Armbanduhr aus Edelmetall
910121 | Precious metal automatic wristwatch | Automatik-Armbanduhr aus Edelmetall
910129 | Precious metal hand-wound wristwatch | Handaufzug-Armbanduhr aus Edelmetall
910199 | Precious metal mechanical pocket watch | Mechanische Taschenuhr aus Edelmetall
910211 | Quartz wristwatch with hands | Quarz-Armbanduhr mit Zeigern
910219 | Electric wristwatch, other | Elektrische Armbanduhr, sonstige
910221 | Automatic wristwatch | Automatik-Armbanduhr
910229 | Hand-wound wristwatch | Handaufzug-Armbanduhr
910291 | Quartz pocket watch | Taschenuhr, elektrisch
910299 | Mechanical pocket watch | Taschenuhr, mechanisch
910310 | Small clock, watch movement, electric | Kleinuhr, elektrisches Uhrwerk
910390 | Small clock, watch movement, mechanical | Kleinuhr, mechanisches Uhrwerk
910400 | Vehicle clock | Fahrzeuguhr
910511 | Electric alarm clock | Wecker, elektrisch
910519 | Mechanical alarm clock | Wecker, mechanisch
910521 | Electric wall clock | Wanduhr, elektrisch
910529 | Mechanical wall clock | Wanduhr, mechanisch
910591 | Electric table clock | Tisch- oder Standuhr, elektrisch
910599 | Mechanical table clock | Tisch- oder Standuhr, mechanisch
910610 | Time recorder | Stechuhr
910690 | Timer | Kurzzeitmesser
910700 | Time switch | Zeitschaltuhr
910811 | Electric watch movement, hands | Elektrisches Armbanduhrwerk mit Zeigern
910812 | Digital watch movement | Digitales Armbanduhrwerk
910820 | Automatic watch movement | Automatik-Uhrwerk
910890 | Hand-wound watch movement | Handaufzugswerk
910910 | Electric clock movement | Elektrisches Großuhrwerk
910990 | Mechanical clock movement | Mechanisches Großuhrwerk
911110 | Precious metal watch case | Uhrengehäuse aus Edelmetall
911120 | Base metal watch case | Uhrengehäuse aus Metall
911180 | Watch case, other | Uhrengehäuse, sonstiges
911190 | Watch case parts | Teile für Uhrengehäuse
911220 | Clock case | Gehäuse für Großuhren
911290 | Clock case parts | Teile für Großuhrgehäuse
911310 | Precious metal watch strap | Uhrenarmband aus Edelmetall
911320 | Metal watch strap | Uhrenarmband aus Metall
911390 | Leather or silicone watch strap | Uhrenarmband aus Leder oder Silikon
911430 | Watch dial | Zifferblatt
911440 | Watch plate or bridge | Platine oder Brücke, Uhrwerk
911490 | Watch and clock parts, other | Uhrenteile, sonstige
`;

export const clocksAndWatches = { goods, names };

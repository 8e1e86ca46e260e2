// Opening hours, delivery and payment terms that stores choose from.
import { t, type Text } from '../types.ts'

export const hours: Text[] = [
  t('Mon–Fri 9:00–18:00', 'Пн–Пт 9:00–18:00', 'pon–pet 9–18 h', 'Mo–Fr 9–18 Uhr', 'lun–ven 9:00–18:00', 'Pzt–Cum 09.00–18.00'),
  t('Mon–Fri 8:00–17:00', 'Пн–Пт 8:00–17:00', 'pon–pet 8–17 h', 'Mo–Fr 8–17 Uhr', 'lun–ven 8:00–17:00', 'Pzt–Cum 08.00–17.00'),
  t(
    'Mon–Thu 8:00–17:00, Fri 8:00–16:00', 'Пн–Чт 8:00–17:00, Пт 8:00–16:00', 'pon–čet 8–17 h, pet 8–16 h',
    'Mo–Do 8–17 Uhr, Fr 8–16 Uhr',
    'lun–gio 8:00–17:00, ven 8:00–16:00', 'Pzt–Per 08.00–17.00, Cum 08.00–16.00',
  ),
  t(
    'Mon–Fri 8:30–17:30, Sat 9:00–13:00', 'Пн–Пт 8:30–17:30, Сб 9:00–13:00', 'pon–pet 8.30–17.30 h, sub 9–13 h',
    'Mo–Fr 8.30–17.30 Uhr, Sa 9–13 Uhr',
    'lun–ven 8:30–17:30, sab 9:00–13:00', 'Pzt–Cum 08.30–17.30, Cmt 09.00–13.00',
  ),
  t('Mon–Sat 8:00–18:00', 'Пн–Сб 8:00–18:00', 'pon–sub 8–18 h', 'Mo–Sa 8–18 Uhr', 'lun–sab 8:00–18:00', 'Pzt–Cmt 08.00–18.00'),
  t(
    'Mon–Fri 8:00–20:00, Sat 10:00–16:00', 'Пн–Пт 8:00–20:00, Сб 10:00–16:00', 'pon–pet 8–20 h, sub 10–16 h',
    'Mo–Fr 8–20 Uhr, Sa 10–16 Uhr',
    'lun–ven 8:00–20:00, sab 10:00–16:00', 'Pzt–Cum 08.00–20.00, Cmt 10.00–16.00',
  ),
]

export const delivery: Text[] = [
  t(
    'By freight carrier to the terminal in your town; delivery to the carrier is free.',
    'Транспортной компанией до терминала в вашем городе; доставка до перевозчика — бесплатно.',
    'Transportnom firmom do terminala u vašem mestu; isporuka do prevoznika je besplatna.',
    'Per Spedition bis zum Terminal in Ihrer Nähe; die Anlieferung an die Spedition ist kostenfrei.',
    'Con corriere fino al terminal della vostra città; la consegna al corriere è gratuita.',
    'Ambar ile şehrinizdeki terminale kadar; nakliyeciye teslim ücretsizdir.',
  ),
  t(
    'Own trucks within 150 km, freight carriers beyond. Pick-up from the warehouse by arrangement.',
    'Собственный транспорт в радиусе 150 км, далее — транспортными компаниями. Самовывоз со склада по согласованию.',
    'Sopstvenim vozilima do 150 km, dalje preko prevoznika. Preuzimanje iz magacina po dogovoru.',
    'Eigener Fuhrpark im Umkreis von 150 km, darüber hinaus per Spedition. Abholung ab Lager nach Absprache.',
    'Mezzi propri entro 150 km, oltre con corriere. Ritiro in magazzino su appuntamento.',
    '150 km içinde kendi araçlarımızla, daha uzağa nakliye firmasıyla. Depodan teslim alma randevuyla.',
  ),
  t(
    'Loose goods leave within two working days, pallets within three. The consignment note number is sent on the day of dispatch.',
    'Штучный груз отгружаем за два рабочих дня, паллеты — за три. Номер накладной присылаем в день отправки.',
    'Pojedinačni paketi kreću u roku od dva radna dana, palete u roku od tri. Broj tovarnog lista šaljemo na dan otpreme.',
    'Stückgut verlässt uns innerhalb von zwei, Paletten innerhalb von drei Arbeitstagen. Die Frachtbriefnummer senden wir am Versandtag.',
    'I colli partono entro due giorni lavorativi, i pallet entro tre. Il numero del documento di trasporto è inviato il giorno della spedizione.',
    'Koliler iki, paletler üç iş günü içinde yola çıkar. İrsaliye numarası sevk günü bildirilir.',
  ),
  t(
    'EXW and FCA from our warehouse; CPT and DAP by agreement. Export papers are prepared by us.',
    'EXW и FCA с нашего склада; CPT и DAP по договорённости. Экспортные документы готовим сами.',
    'EXW i FCA iz našeg magacina; CPT i DAP po dogovoru. Izvoznu dokumentaciju pripremamo mi.',
    'EXW und FCA ab unserem Lager; CPT und DAP nach Vereinbarung. Die Ausfuhrpapiere erstellen wir.',
    'EXW e FCA dal nostro magazzino; CPT e DAP su accordo. I documenti di esportazione sono a nostra cura.',
    'Depomuzdan EXW ve FCA; CPT ve DAP anlaşmaya göre. İhracat belgelerini biz hazırlarız.',
  ),
  t(
    'Free delivery from four times the minimum order; smaller orders at the carrier’s rate.',
    'Бесплатная доставка от четырёх минимальных сумм заказа, меньшие партии — по тарифу перевозчика.',
    'Besplatna isporuka od četvorostrukog minimalnog iznosa; manje porudžbine po ceni prevoznika.',
    'Frei Haus ab dem Vierfachen des Mindestbestellwerts, kleinere Aufträge zum Tarif der Spedition.',
    'Consegna gratuita da quattro volte l’ordine minimo; ordini inferiori alla tariffa del corriere.',
    'Asgari siparişin dört katından itibaren ücretsiz teslimat; daha küçük siparişlerde nakliyeci tarifesi geçerlidir.',
  ),
  t(
    'Full trucks straight from the plant, part loads weekly. Unloading with a tail lift on request.',
    'Полные машины — прямо с завода, сборные грузы — еженедельно. Гидроборт по запросу.',
    'Puni kamioni direktno iz fabrike, zbirni transport svake nedelje. Istovar sa hidrauličnom rampom na zahtev.',
    'Komplettladungen direkt ab Werk, Teilladungen wöchentlich. Entladung mit Hebebühne auf Anfrage.',
    'Carichi completi direttamente dallo stabilimento, groupage ogni settimana. Scarico con sponda idraulica su richiesta.',
    'Komple araç doğrudan fabrikadan, parsiyel yükler her hafta. Talep üzerine liftli araçla boşaltma.',
  ),
]

export const payment: Text[] = [
  t(
    'Bank transfer, prepayment. VAT invoice with every order.',
    'Безналичный расчёт, предоплата. Счёт-фактура с НДС к каждому заказу.',
    'Bezgotovinski, avansno. Faktura sa PDV-om uz svaku porudžbinu.',
    'Überweisung, Vorkasse. Rechnung mit ausgewiesener MwSt. zu jedem Auftrag.',
    'Bonifico bancario anticipato. Fattura con IVA per ogni ordine.',
    'Banka havalesi, peşin. Her siparişte KDV’li fatura.',
  ),
  t(
    'Bank transfer: 50 % in advance, the rest before dispatch.',
    'Безналичный расчёт: 50 % предоплата, остаток — перед отгрузкой.',
    'Virman: 50 % avans, ostatak pre otpreme.',
    'Überweisung: 50 % Anzahlung, der Rest vor dem Versand.',
    'Bonifico: 50 % in anticipo, saldo prima della spedizione.',
    'Havale: %50 peşin, kalanı sevkiyattan önce.',
  ),
  t(
    'First order prepaid, then up to 30 days of deferral by contract.',
    'Первый заказ по предоплате, далее отсрочка до 30 дней по договору.',
    'Prva porudžbina avansno, zatim odloženo plaćanje do 30 dana po ugovoru.',
    'Erstauftrag gegen Vorkasse, danach Zahlungsziel bis 30 Tage nach Vereinbarung.',
    'Primo ordine anticipato, poi dilazione fino a 30 giorni da contratto.',
    'İlk sipariş peşin, sonrasında sözleşmeyle 30 güne kadar vade.',
  ),
  t(
    'Bank transfer within 14 days of the invoice for companies that passed a credit check.',
    'Оплата по счёту в течение 14 дней для компаний, прошедших проверку.',
    'Uplata po fakturi u roku od 14 dana za firme sa proverenim bonitetom.',
    'Zahlung per Überweisung innerhalb von 14 Tagen nach Rechnung, Bonität vorausgesetzt.',
    'Bonifico a 14 giorni data fattura, previa verifica dell’affidabilità.',
    'Kredi değerlendirmesi olumlu firmalar için faturadan itibaren 14 gün içinde havale.',
  ),
  t(
    'Bank transfer or card. Letters of credit for large lots.',
    'Банковский перевод или карта. Для крупных партий — аккредитив.',
    'Bankovni transfer ili kartica. Za veće količine akreditiv.',
    'Überweisung oder Karte, bei großen Partien auch Akkreditiv.',
    'Bonifico o carta; lettera di credito per i grandi lotti.',
    'Havale veya kart. Büyük partilerde akreditif.',
  ),
]

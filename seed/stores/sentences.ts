// Sentences for store descriptions. {goods} and {goodsOf} are replaced by the trade words of the store's classes.
import { t, type Text } from '../types.ts'
import type { SupplierType } from './types.ts'

/** Openings by supplier type. In English, Italian and Turkish {goodsOf} equals {goods}. */
export const openings: Record<SupplierType, Text[]> = {
  Manufacturer: [
    t(
      'We have been making {goods} in our own plant since {year}.',
      'Собственное производство {goodsOf} с {year} года.',
      'Od {year}. godine bavimo se proizvodnjom {goodsOf} u sopstvenom pogonu.',
      'Seit {year} fertigen wir {goods} im eigenen Werk.',
      'Dal {year} produciamo {goods} nel nostro stabilimento.',
      '{year} yılından beri kendi tesisimizde {goods} üretiyoruz.',
    ),
    t(
      'A manufacturer of {goods}: design, production and quality control under one roof.',
      'Завод — производитель {goodsOf}: конструкторское бюро, цех и отдел технического контроля на одной площадке.',
      'Proizvođač {goodsOf}: projektovanje, proizvodnja i kontrola kvaliteta na jednom mestu.',
      'Hersteller von {goodsOf}: Konstruktion, Fertigung und Qualitätsprüfung unter einem Dach.',
      'Produttore di {goods}: progettazione, produzione e controllo qualità sotto lo stesso tetto.',
      '{goods} üreticisiyiz: tasarım, imalat ve kalite kontrol tek çatı altında.',
    ),
    t(
      'A family-run factory founded in {year} that specialises in {goods} for industry and trade.',
      'Предприятие основано в {year} году и специализируется на выпуске {goodsOf} для промышленности и опта.',
      'Porodična fabrika osnovana {year}. godine, specijalizovana za proizvodnju {goodsOf} za industriju i trgovinu.',
      'Familiengeführter Betrieb, gegründet {year}, spezialisiert auf die Herstellung von {goodsOf} für Industrie und Handel.',
      'Azienda a conduzione familiare fondata nel {year}, specializzata in {goods} per l’industria e il commercio.',
      '{year} yılında kurulan aile şirketimiz, sanayi ve ticaret için {goods} üretiminde uzmanlaşmıştır.',
    ),
  ],
  Distributor: [
    t(
      'A wholesale distributor of {goods}, in business since {year}.',
      'Оптовые поставки {goodsOf}. На рынке с {year} года.',
      'Veleprodaja {goodsOf}, na tržištu od {year}. godine.',
      'Großhandel mit {goodsOf}, am Markt seit {year}.',
      'Distributore all’ingrosso di {goods}, sul mercato dal {year}.',
      '{year} yılından beri {goods} toptan satışı yapıyoruz.',
    ),
    t(
      'We supply workshops, plants and resellers with {goods} straight from stock.',
      'Поставляем {goods} со склада: предприятиям, мастерским и торговым компаниям.',
      'Radionicama, fabrikama i trgovcima isporučujemo {goods} direktno iz magacina.',
      'Wir beliefern Werkstätten, Betriebe und Wiederverkäufer: {goods} direkt ab Lager.',
      'Forniamo a officine, stabilimenti e rivenditori {goods} pronti a magazzino.',
      'Atölyelere, fabrikalara ve bayilere stoktan {goods} tedarik ediyoruz.',
    ),
    t(
      'An official distributor of several makers of {goods}, with regular deliveries since {year}.',
      'Официальный дистрибьютор нескольких производителей {goodsOf}; регулярные отгрузки с {year} года.',
      'Ovlašćeni distributer više proizvođača {goodsOf}; redovne isporuke od {year}. godine.',
      'Vertragshändler mehrerer Hersteller von {goodsOf} mit regelmäßigen Lieferungen seit {year}.',
      'Distributore ufficiale di diversi produttori di {goods}, con consegne regolari dal {year}.',
      '{goods} üreten birçok firmanın yetkili distribütörüyüz; {year} yılından beri düzenli sevkiyat yapıyoruz.',
    ),
  ],
  Importer: [
    t(
      'A direct importer of {goods}: we take care of factory contracts, customs clearance and certificates.',
      'Прямой импорт {goodsOf}: контракты с заводами, таможенное оформление и сертификация — на нашей стороне.',
      'Direktni uvoznik {goodsOf}: ugovori sa fabrikama, carinjenje i sertifikati naša su briga.',
      'Direktimporteur von {goodsOf}: Verträge mit den Werken, Verzollung und Zertifikate übernehmen wir.',
      'Importatore diretto di {goods}: contratti con le fabbriche, sdoganamento e certificati sono a nostro carico.',
      'Doğrudan {goods} ithalatçısıyız: fabrika sözleşmeleri, gümrükleme ve belgelendirme bize aittir.',
    ),
    t(
      'Since {year} we have been importing {goods} in full containers and selling from our own warehouse.',
      'С {year} года ввозим {goods} контейнерными партиями и продаём оптом с собственного склада.',
      'Od {year}. godine uvozimo {goods} u punim kontejnerima i prodajemo iz sopstvenog magacina.',
      'Seit {year} importieren wir {goods} in ganzen Containern und verkaufen ab eigenem Lager.',
      'Dal {year} importiamo {goods} a container completi e vendiamo dal nostro magazzino.',
      '{year} yılından beri tam konteyner {goods} ithal ediyor, kendi depomuzdan satıyoruz.',
    ),
  ],
  Agency: [
    t(
      'A sales agency that represents makers of {goods} and arranges supplies on their terms.',
      'Торговое представительство производителей {goodsOf}: организуем поставки на условиях завода.',
      'Zastupništvo proizvođača {goodsOf}: organizujemo isporuke pod uslovima fabrike.',
      'Handelsvertretung für Hersteller von {goodsOf}: Wir organisieren Lieferungen zu Werkskonditionen.',
      'Agenzia di rappresentanza per produttori di {goods}: organizziamo forniture alle condizioni di fabbrica.',
      '{goods} üreticilerinin satış temsilcisiyiz; tedariki fabrika koşullarıyla organize ediyoruz.',
    ),
    t(
      'We have been selecting suppliers of {goods} for industrial buyers since {year} and follow each order to the door.',
      'С {year} года подбираем поставщиков {goodsOf} для предприятий и сопровождаем каждый заказ до разгрузки.',
      'Od {year}. godine za industrijske kupce biramo dobavljače {goodsOf} i pratimo svaku porudžbinu do istovara.',
      'Seit {year} wählen wir für Industriekunden Lieferanten von {goodsOf} aus und begleiten jede Bestellung bis zur Anlieferung.',
      'Dal {year} selezioniamo fornitori di {goods} per acquirenti industriali e seguiamo ogni ordine fino alla consegna.',
      '{year} yılından beri sanayi müşterileri için {goods} tedarikçileri seçiyor, her siparişi teslimata kadar takip ediyoruz.',
    ),
  ],
  Other: [
    t(
      'A buying cooperative: members order {goods} together, so small companies get large-lot prices.',
      'Закупочное объединение: участники вместе заказывают {goods}, и небольшие компании получают цены крупной партии.',
      'Nabavna zadruga: članovi zajedno poručuju {goods}, pa i male firme dobijaju cene za velike količine.',
      'Einkaufsgemeinschaft: Die Mitglieder bestellen {goods} gemeinsam, so erhalten auch kleine Betriebe Großmengenpreise.',
      'Gruppo d’acquisto: i soci ordinano insieme {goods}, così anche le piccole imprese ottengono prezzi da grandi lotti.',
      'Satın alma kooperatifiyiz: üyeler {goods} için ortak sipariş verir, küçük işletmeler de büyük parti fiyatı alır.',
    ),
    t(
      'We buy up surplus stock of {goods} from plants and sell it with papers and guarantee, since {year}.',
      'С {year} года выкупаем складские остатки {goodsOf} у заводов и продаём их с документами и гарантией.',
      'Od {year}. godine otkupljujemo od fabrika viškove {goodsOf} i prodajemo ih sa dokumentacijom i garancijom.',
      'Seit {year} kaufen wir Restposten von {goodsOf} bei Werken auf und verkaufen sie mit Papieren und Gewährleistung.',
      'Dal {year} acquistiamo dalle fabbriche rimanenze di {goods} e le rivendiamo con documenti e garanzia.',
      '{year} yılından beri fabrikalardan stok fazlası {goods} alıyor, belgeli ve garantili olarak satıyoruz.',
    ),
  ],
}

/** Second sentence of stores with more than one class. */
export const alsoSells: Text[] = [
  t(
    'We also supply {goods}.',
    'Также поставляем {goods}.',
    'Nudimo i {goods}.',
    'Außerdem führen wir {goods}.',
    'Trattiamo anche {goods}.',
    'Ayrıca {goods} tedarik ediyoruz.',
  ),
  t(
    'From the same warehouse you can order {goods}.',
    'С того же склада можно заказать {goods}.',
    'Iz istog magacina možete poručiti {goods}.',
    'Aus demselben Lager liefern wir auch {goods}.',
    'Dallo stesso magazzino è possibile ordinare anche {goods}.',
    'Aynı depodan ayrıca {goods} siparişi verebilirsiniz.',
  ),
]

export const stockSentences: Text[] = [
  t(
    'More than a thousand items are always in stock, and the balance is updated every day.',
    'На складе постоянно более тысячи позиций, остатки обновляются ежедневно.',
    'Na stanju je uvek više od hiljadu artikala, a zalihe se ažuriraju svakog dana.',
    'Über tausend Artikel sind ständig am Lager, der Bestand wird täglich aktualisiert.',
    'Oltre mille articoli sempre a magazzino, con giacenze aggiornate ogni giorno.',
    'Stokta her zaman binden fazla ürün bulunur, stok bilgileri her gün güncellenir.',
  ),
  t(
    'Each lot comes with a certificate, and test reports are sent on request.',
    'Каждая партия — с сертификатом, протоколы испытаний высылаем по запросу.',
    'Uz svaku seriju ide sertifikat, a izveštaje o ispitivanju šaljemo na zahtev.',
    'Zu jeder Charge gibt es ein Zeugnis, Prüfprotokolle senden wir auf Anfrage.',
    'Ogni lotto è accompagnato da certificato; i rapporti di prova si inviano su richiesta.',
    'Her parti sertifikasıyla gelir; test raporları talep üzerine gönderilir.',
  ),
  t(
    'Goods in stock leave on the day of payment; everything else is brought in to order.',
    'Складские позиции отгружаем в день оплаты, остальные поставляем под заказ.',
    'Robu koje ima na stanju šaljemo na dan uplate, a ostalo nabavljamo po porudžbini.',
    'Lagerware versenden wir am Tag des Zahlungseingangs, alles Weitere beschaffen wir auf Bestellung.',
    'Gli articoli a magazzino partono il giorno del pagamento; tutto il resto si fornisce su ordinazione.',
    'Stoktaki ürünler ödeme günü sevk edilir, diğerleri sipariş üzerine temin edilir.',
  ),
  t(
    'We keep a reserve for regular customers and deliver to their schedule.',
    'Для постоянных клиентов держим резерв и отгружаем по графику.',
    'Za stalne kupce držimo rezervu i isporučujemo po planu.',
    'Für Stammkunden halten wir Reserven vor und liefern auf Abruf.',
    'Per gli acquirenti abituali teniamo una scorta riservata e consegniamo secondo programma.',
    'Sürekli müşterilerimiz için rezerv stok tutuyor, programa göre sevk ediyoruz.',
  ),
]

export const closings: Text[] = [
  t(
    'A personal manager answers questions and prepares the papers within a working day.',
    'Персональный менеджер отвечает на вопросы и готовит документы в течение рабочего дня.',
    'Vaš komercijalista odgovara na pitanja i priprema dokumente u toku radnog dana.',
    'Ein fester Ansprechpartner beantwortet Fragen und erstellt die Unterlagen innerhalb eines Arbeitstages.',
    'Un referente dedicato risponde alle domande e prepara i documenti entro un giorno lavorativo.',
    'Size özel müşteri temsilcisi soruları yanıtlar ve belgeleri bir iş günü içinde hazırlar.',
  ),
  t(
    'Samples before the first order, discounts from the second pallet.',
    'До первого заказа предоставляем образцы, со второй паллеты действует скидка.',
    'Uzorci pre prve porudžbine, popust od druge palete.',
    'Muster vor der ersten Bestellung, Rabatt ab der zweiten Palette.',
    'Campioni prima del primo ordine, sconto dal secondo pallet.',
    'İlk siparişten önce numune, ikinci paletten itibaren indirim.',
  ),
  t(
    'We work with industrial plants, contractors and regional wholesalers.',
    'Работаем с промышленными предприятиями, подрядчиками и региональными оптовиками.',
    'Sarađujemo sa industrijskim preduzećima, izvođačima radova i regionalnim veletrgovcima.',
    'Zu unseren Kunden zählen Industriebetriebe, Bauunternehmen und regionale Großhändler.',
    'Lavoriamo con industrie, imprese appaltatrici e grossisti regionali.',
    'Sanayi kuruluşları, müteahhitler ve bölge toptancılarıyla çalışıyoruz.',
  ),
  t(
    'Private label from 500 units: we pack under your brand and take care of the labelling.',
    'Выпускаем продукцию под торговой маркой заказчика от 500 единиц: берём на себя упаковку и маркировку.',
    'Privatna robna marka od 500 jedinica: pakujemo pod vašim brendom i pripremamo deklaracije.',
    'Eigenmarke ab 500 Einheiten: Wir verpacken unter Ihrer Marke und übernehmen die Kennzeichnung.',
    'Private label da 500 unità: confezioniamo con il marchio dell’acquirente e curiamo l’etichettatura.',
    '500 adetten itibaren özel markalı üretim: ambalajı ve etiketlemeyi sizin markanızla biz yaparız.',
  ),
  t(
    'Orders are checked twice before loading, and claims are settled within five days.',
    'Перед отгрузкой заказ проверяем дважды, претензии решаем за пять дней.',
    'Pre utovara porudžbinu proveravamo dvaput, a reklamacije rešavamo u roku od pet dana.',
    'Vor der Verladung wird jede Bestellung zweimal geprüft, Reklamationen regeln wir innerhalb von fünf Tagen.',
    'Ogni ordine è controllato due volte prima del carico; i reclami si risolvono entro cinque giorni.',
    'Siparişler yüklemeden önce iki kez kontrol edilir, şikâyetler beş gün içinde sonuçlandırılır.',
  ),
]

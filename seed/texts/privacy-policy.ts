import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const privacyPolicy: TextSeed = {
  type: 'privacyPolicy',
  title: t(
    'Privacy policy',
    'Политика конфиденциальности',
    'Politika privatnosti',
    'Datenschutzerklärung',
    'Informativa sulla privacy',
    'Gizlilik politikası',
  ),
  body: body(
    `
## What we process

- account data: name, e-mail, phone number, language, currency;
- company data, verification documents and contact person;
- orders, conversations, callback and help requests, and files attached to them;
- technical data: IP address, device type, pages viewed, session identifier.

## Why

To provide the service and fulfil orders, to protect it from misuse, to measure how pages work and to send the
notifications that you have turned on. We do not store payment card data.

Products that are opened, put into the cart or ordered after a search move up in later results. These records hold neither
names nor the text of the search, and are deleted after 30 days.

We count how many visitors a day open the pages of products and suppliers, see products in lists and press contact
buttons. Nothing is stored on your device for this. A visitor is a code made of the day and of the account, or of the
network and the browser, so that nobody is recognised on another day; the codes are deleted within two days, and only
numbers remain. Browsers that ask not to be tracked (Global Privacy Control) are not counted.

## Who receives data

The supplier or buyer you deal with sees your contact details and the order. Contractors who host the service or deliver
messages act on our instructions. Authorities receive data only where the law requires it.

## Cookies and storage

Necessary cookies keep you signed in and remember language, currency and location. Others are set only with your consent.

## Retention and your rights

Data is kept for as long as the account exists or the law requires. You may request access, correction, deletion,
restriction of processing or a copy, withdraw consent, and complain to the supervisory authority. Call {phone}.
`,
    `
## Какие данные мы обрабатываем

- данные аккаунта: имя, электронная почта, номер телефона, язык, валюта;
- сведения о компании, документы и контактное лицо для проверки;
- заказы, диалоги, заявки на звонок, обращения и приложенные к ним файлы;
- технические данные: IP-адрес, тип устройства, просмотренные страницы, идентификатор сеанса.

## Для чего

Чтобы предоставлять сервис и исполнять заказы, защищать его от злоупотреблений, измерять работу страниц и
присылать уведомления, которые вы включили. Данные банковских карт мы не храним.

Товары, которые после поиска открывают, добавляют в корзину или заказывают, поднимаются в выдаче. Эти записи не содержат
ни имён, ни текста запроса и удаляются через 30 дней.

Мы считаем, сколько посетителей за день открывают страницы товаров и поставщиков, видят товары в списках и нажимают
кнопки связи. На вашем устройстве для этого ничего не сохраняется. Посетитель — это код, составленный из даты и аккаунта
либо сети и браузера, поэтому в другой день никого узнать нельзя; коды удаляются в течение двух дней, остаются только
числа. Браузеры, которые просят не отслеживать их (Global Privacy Control), не учитываются.

## Кому передаются данные

Поставщик или покупатель, с которым вы имеете дело, видит ваши контакты и заказ. Подрядчики, которые размещают сервис
или доставляют сообщения, действуют по нашему поручению. Государственным органам данные передаются только в случаях,
предусмотренных законом.

## Файлы cookie и хранилище браузера

Необходимые cookie поддерживают вход и запоминают язык, валюту и регион. Остальные устанавливаются только с вашего
согласия.

## Сроки хранения и ваши права

Данные хранятся, пока существует аккаунт или пока этого требует закон. Вы можете запросить доступ к данным, их
исправление, удаление, ограничение обработки или копию, отозвать согласие, а также обратиться в надзорный орган.
Позвоните: {phone}.
`,
    `
## Koje podatke obrađujemo

- podatke naloga: ime, e-poštu, broj telefona, jezik, valutu;
- podatke firme, dokumente i osobu za kontakt za proveru;
- porudžbine, razgovore, zahteve za poziv i pomoć i priložene datoteke;
- tehničke podatke: IP adresu, vrstu uređaja, posećene stranice, identifikator sesije.

## Zašto

Da bismo pružali uslugu i omogućili porudžbine, zaštitili platformu od zloupotrebe, merili rad stranica i
slali obaveštenja koja ste uključili. Podatke o platnim karticama ne čuvamo.

Artikli koji se posle pretrage otvore, dodaju u korpu ili poruče dobijaju više mesto u rezultatima. Ti zapisi ne sadrže ni
imena ni tekst pretrage i brišu se posle 30 dana.

Brojimo koliko posetilaca dnevno otvara stranice artikala i dobavljača, vidi artikle na listama i klikne na dugmad za
kontakt. Za to se na vašem uređaju ništa ne čuva. Posetilac je kôd koji nastaje od datuma i naloga, odnosno mreže i
pregledača, pa se drugog dana niko ne prepoznaje; kodovi se brišu u roku od dva dana i ostaju samo brojevi. Pregledači koji
traže da se ne prate (Global Privacy Control) ne broje se.

## Ko dobija podatke

Dobavljač ili kupac sa kojim poslujete vidi vaše podatke za kontakt i porudžbinu. Izvođači koji održavaju platformu ili
dostavljaju poruke postupaju po našim uputstvima. Organi vlasti dobijaju podatke samo kada to zakon nalaže.

## Kolačići i čuvanje u pregledaču

Neophodni kolačići održavaju prijavu i pamte jezik, valutu i mesto. Ostali se postavljaju samo uz saglasnost.

## Rokovi i vaša prava

Podaci se čuvaju dok nalog postoji ili dok zakon to nalaže. Možete tražiti uvid, ispravku, brisanje, ograničenje obrade ili
kopiju podataka, povući saglasnost i podneti pritužbu nadzornom organu. Pozovite {phone}.
`,
    `
## Welche Daten wir verarbeiten

- Kontodaten: Name, E-Mail-Adresse, Telefonnummer, Sprache, Währung;
- Angaben zur Firma, Unterlagen und Ansprechpartner für die Prüfung;
- Bestellungen, Unterhaltungen, Rückrufbitten, Hilfeanfragen und beigefügte Dateien;
- technische Daten: IP-Adresse, Gerätetyp, aufgerufene Seiten, Sitzungskennung.

## Wozu

Um den Marktplatz bereitzustellen und Bestellungen abzuwickeln, ihn vor Missbrauch zu schützen, die Leistung der Seiten zu
messen und Ihnen die Benachrichtigungen zu senden, die Sie eingeschaltet haben. Kartendaten speichern wir nicht.

Artikel, die nach einer Suche geöffnet, in den Warenkorb gelegt oder bestellt werden, rücken in späteren Ergebnissen nach
oben. Diese Aufzeichnungen enthalten weder Namen noch den Suchtext und werden nach 30 Tagen gelöscht.

Wir zählen, wie viele Besucher an einem Tag Seiten von Artikeln und Lieferanten öffnen, Artikel in Listen sehen und
Kontakt-Schaltflächen anklicken. Dafür wird auf Ihrem Gerät nichts gespeichert. Ein Besucher ist ein Code aus dem Tag und
dem Konto oder aus Netzwerk und Browser, sodass an einem anderen Tag niemand wiedererkannt wird; die Codes werden binnen
zwei Tagen gelöscht, es bleiben nur Zahlen. Browser, die nicht verfolgt werden wollen (Global Privacy Control), werden nicht
mitgezählt.

## Wer Daten erhält

Der Lieferant oder Käufer, mit dem Sie zu tun haben, sieht Ihre Kontaktdaten und die Bestellung. Dienstleister, die den
Marktplatz betreiben oder Nachrichten zustellen, handeln nach unserer Weisung. Behörden erhalten Daten nur, soweit das
Gesetz es verlangt.

## Cookies

Notwendige Cookies erhalten die Anmeldung und merken sich Sprache, Währung und Region. Andere werden nur mit Einwilligung
gesetzt.

## Speicherdauer und Ihre Rechte

Daten werden gespeichert, solange das Konto besteht oder das Gesetz es verlangt. Sie können Auskunft, Berichtigung,
Löschung, Einschränkung der Verarbeitung oder eine Kopie verlangen, eine Einwilligung widerrufen und sich bei der
Aufsichtsbehörde beschweren. Eine Kopie und die Löschung erhalten Sie auch in den Einstellungen Ihres Kontos. Telefon:
{phone}.
`,
    `
## Quali dati trattiamo

- dati dell’account: nome, e-mail, numero di telefono, lingua, valuta;
- dati dell’azienda, documenti per la verifica e referente;
- ordini, conversazioni, richieste di richiamata e di assistenza e file allegati;
- dati tecnici: indirizzo IP, tipo di dispositivo, pagine visitate, identificativo di sessione.

## Perché

Per fornire il servizio e gestire gli ordini, proteggerlo dagli abusi, misurare il funzionamento delle pagine e inviare le
notifiche previste dalle Sue impostazioni. Non conserviamo i dati delle carte di pagamento.

Gli articoli aperti, aggiunti al carrello o ordinati dopo una ricerca salgono nei risultati successivi. Queste registrazioni
non contengono né nomi né il testo della ricerca e sono eliminate dopo 30 giorni.

Contiamo quanti visitatori al giorno aprono le pagine degli articoli e dei fornitori, vedono gli articoli negli elenchi e usano
i pulsanti di contatto. A questo scopo sul Suo dispositivo non viene salvato nulla. Un visitatore è un codice formato dal
giorno e dall’account, oppure dalla rete e dal browser, perciò in un altro giorno nessuno viene riconosciuto; i codici sono
eliminati entro due giorni e restano solo i numeri. I browser che chiedono di non essere tracciati (Global Privacy Control)
non sono contati.

## Chi riceve i dati

Il fornitore o l’acquirente con cui tratta vede i Suoi recapiti e l’ordine. I fornitori tecnici che ospitano il servizio o
recapitano i messaggi operano su nostra istruzione. Le autorità ricevono dati solo se la legge lo impone.

## Cookie e memoria del browser

I cookie necessari mantengono l’accesso e ricordano lingua, valuta e località. Gli altri sono installati solo con il Suo
consenso.

## Conservazione e diritti

I dati sono conservati finché esiste l’account o finché la legge lo richiede. Può chiedere accesso, rettifica, eliminazione,
limitazione del trattamento o una copia, revocare il consenso e proporre reclamo all’autorità di controllo. Telefono: {phone}.
`,
    `
## Hangi verileri işliyoruz

- hesap verileri: ad, e-posta, telefon, dil, para birimi;
- firma bilgileri, doğrulama belgeleri ve ilgili kişi;
- siparişler, konuşmalar, geri arama ve yardım talepleri, ekli dosyalar;
- teknik veriler: IP adresi, cihaz türü, görüntülenen sayfalar, oturum kimliği.

## Amaç

Hizmeti sunmak ve siparişleri yürütmek, kötüye kullanımı önlemek, sayfaların işleyişini ölçmek ve açtığınız
bildirimleri göndermek. Kart bilgilerini saklamayız.

Bir aramadan sonra açılan, sepete eklenen veya sipariş edilen ürünler sonraki sonuçlarda üst sıralara çıkar. Bu kayıtlar
ne ad ne de arama metni içerir ve 30 gün sonra silinir.

Bir günde kaç ziyaretçinin ürün ve tedarikçi sayfalarını açtığını, ürünleri listelerde gördüğünü ve iletişim düğmelerine
bastığını sayarız. Bunun için cihazınızda hiçbir şey saklanmaz. Ziyaretçi; gün ile hesaptan ya da ağ ile tarayıcıdan
oluşturulan bir koddur, bu nedenle kimse başka bir günde tanınmaz; kodlar iki gün içinde silinir, yalnızca sayılar kalır.
İzlenmek istemediğini bildiren tarayıcılar (Global Privacy Control) sayılmaz.

## Veriler kime aktarılır

İş yaptığınız tedarikçi veya alıcı, iletişim bilgilerinizi ve siparişi görür. Hizmeti barındıran veya mesajları ulaştıran
yükleniciler talimatımızla hareket eder. Resmî makamlara yalnızca yasa gerektirdiğinde veri verilir.

## Çerezler ve depolama

Zorunlu çerezler oturumu açık tutar; dili, para birimini ve konumu hatırlar. Diğerleri yalnızca onayla yerleştirilir.

## Süre ve haklarınız

Veriler hesap var olduğu veya yasa gerektirdiği sürece saklanır. Erişim, düzeltme, silme, kısıtlama veya kopya isteyebilir,
onayınızı geri alabilir, denetim makamına şikâyette bulunabilirsiniz. Telefon: {phone}.
`,
  ),
}

import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const edoTerms: TextSeed = {
  type: 'edoTerms',
  title: t(
    'Electronic document exchange',
    'Электронный документооборот',
    'Elektronska razmena dokumenata',
    'Elektronischer Dokumentenaustausch',
    'Scambio elettronico di documenti',
    'Elektronik belge alışverişi',
  ),
  body: body(
    `
## 1. What this is about

{brand} and its users may exchange invoices, certificates of completion, account statements and other documents in
electronic form. A document signed electronically as the law prescribes is equivalent to one on paper with a handwritten
signature.

## 2. How documents are exchanged

- through an operator of electronic document exchange, if both sides are connected to one;
- by e-mail from the address stated in the account, for documents that need no qualified signature.

## 3. Signing and objections

The recipient signs a document or declines it, giving reasons, within five working days. The date of receipt is the date of
the operator’s confirmation or of the e-mail.

## 4. Security

Each side keeps its signature keys safe and tells the other immediately if they are lost. If the system fails, documents are
exchanged on paper until it works again.
`,
    `
## 1. О чём эти условия

{brand} и клиенты площадки могут обмениваться счетами, актами, актами сверки и другими документами в электронной форме.
Документ, подписанный электронной подписью в порядке, установленном законом, равнозначен бумажному документу с
собственноручной подписью.

## 2. Способы обмена

- через оператора электронного документооборота, если к нему подключены обе стороны;
- по электронной почте с адреса, указанного в аккаунте, — для документов, не требующих квалифицированной подписи.

## 3. Подписание и возражения

Получатель подписывает документ или отказывает в подписании с указанием причины в течение пяти рабочих дней. Датой
получения считается дата подтверждения оператора либо дата отправки письма.

## 4. Безопасность

Каждая сторона хранит ключи подписи в тайне и немедленно сообщает другой стороне об их утрате. При сбоях документы до
восстановления обмена оформляются на бумаге.
`,
    `
## 1. O čemu je reč

{brand} i korisnici platforme mogu fakture, zapisnike, izvode otvorenih stavki i druge dokumente da razmenjuju u elektronskom
obliku. Dokument potpisan elektronskim potpisom u skladu sa zakonom izjednačen je sa papirnim dokumentom sa svojeručnim
potpisom.

## 2. Načini razmene

- preko posrednika ili sistema za elektronsku razmenu, ako su obe strane povezane;
- e-poštom, sa adrese navedene na nalogu, za dokumente za koje nije potreban kvalifikovani potpis.

## 3. Potpisivanje i prigovori

Primalac potpisuje dokument ili ga odbija uz obrazloženje u roku od pet radnih dana. Danom prijema smatra se dan potvrde
sistema za razmenu ili dan kada je dokument poslat.

## 4. Bezbednost

Svaka strana čuva ključeve za potpis i odmah obaveštava drugu ako ih izgubi. U slučaju kvara dokumenti se do otklanjanja
razmenjuju na papiru.
`,
    `
## 1. Worum es geht

{brand} und seine Kunden können Rechnungen, Leistungsnachweise, Saldenbestätigungen und andere Unterlagen elektronisch
austauschen. Ein Dokument, das nach den gesetzlichen Vorgaben elektronisch signiert ist, steht einem eigenhändig
unterschriebenen Papierdokument gleich, soweit das Gesetz nichts anderes vorschreibt.

## 2. Wege des Austauschs

- über einen Dienstleister für den elektronischen Austausch, wenn beide Seiten angeschlossen sind;
- per E-Mail von der im Konto hinterlegten Adresse, wenn keine qualifizierte Signatur nötig ist.

## 3. Unterzeichnung und Einwände

Der Empfänger signiert ein Dokument oder lehnt es binnen fünf Arbeitstagen mit Begründung ab. Als Eingang gilt der Tag der
Bestätigung des Dienstleisters oder des Eingangs der E-Mail.

## 4. Sicherheit

Jede Seite verwahrt ihre Signaturschlüssel sicher und meldet einen Verlust sofort. Fällt das System aus, werden Unterlagen
bis zur Behebung auf Papier ausgetauscht.
`,
    `
## 1. Di che cosa si tratta

{brand} e le aziende che usano il marketplace possono scambiarsi in forma elettronica fatture, verbali di accettazione, estratti
conto e altri documenti. Un documento firmato elettronicamente secondo la legge equivale a quello cartaceo con firma autografa.

## 2. Modalità di scambio

- tramite un intermediario di scambio elettronico, se entrambe le parti vi sono collegate;
- per e-mail, dall’indirizzo dell’account, per i documenti che non richiedono firma qualificata.

## 3. Firma e obiezioni

Il destinatario firma il documento o lo rifiuta con motivazione entro cinque giorni lavorativi. La data di ricevimento è
quella della conferma dell’intermediario o dell’arrivo dell’e-mail.

## 4. Sicurezza

Ciascuna parte custodisce le proprie chiavi di firma e avvisa subito l’altra in caso di smarrimento. Se il sistema non
funziona, i documenti si scambiano su carta fino al ripristino.
`,
    `
## 1. Kapsam

{brand} ve müşterileri fatura, tutanak, mutabakat mektubu ve diğer belgeleri elektronik ortamda paylaşabilir. Yasaya uygun
biçimde elektronik imzayla imzalanan belge, yasanın öngördüğü sınırlar içinde ıslak imzalı belgeyle eşdeğerdir.

## 2. Paylaşım yolları

- iki taraf da bağlıysa elektronik belge hizmet sağlayıcısı üzerinden;
- nitelikli imza gerekmeyen belgeler için hesapta kayıtlı adresten e-postayla.

## 3. İmza ve itiraz

Belgeyi alan taraf beş iş günü içinde imzalar veya gerekçesiyle reddeder. Hizmet sağlayıcının onay tarihi ya da e-postanın
gönderildiği tarih teslim tarihi sayılır.

## 4. Güvenlik

Taraflar imza anahtarlarını güvenle saklar ve kaybolması hâlinde karşı tarafı hemen bilgilendirir. Sistem çalışmadığında
belgeler, sorun giderilene kadar kâğıt ortamında paylaşılır.
`,
  ),
}

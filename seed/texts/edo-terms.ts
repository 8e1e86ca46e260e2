import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const edoTerms: TextSeed = {
  type: 'edoTerms',
  title: t(
    'Electronic document exchange',
    'Условия электронного документооборота',
    'Elektronska razmena dokumenata',
    'Elektronischer Dokumentenaustausch',
    'Scambio elettronico di documenti',
    'Elektronik belge alışverişi',
  ),
  body: body(
    `
## 1. What this is about

{brand} and its clients may exchange invoices, acts, reconciliation statements and other papers in electronic form. A
document signed electronically as the law prescribes is equal to one on paper with a handwritten signature.

## 2. How documents are exchanged

- through an operator of electronic document exchange, if both sides are connected to one;
- through the cabinet, where documents can be viewed and downloaded;
- by e-mail from the address stated in the cabinet, for papers that need no qualified signature.

## 3. Signing and objections

The recipient signs a document or declines it with reasons within five working days. The date of receipt is the date of the
operator's confirmation or of publication in the cabinet.

## 4. Security

Each side keeps its signature keys safe and tells the other at once if they are lost. If the system fails, papers are
exchanged on paper until it works again.
`,
    `
## 1. О чём эти условия

{brand} и клиенты площадки могут обмениваться счетами, актами, универсальными передаточными документами, актами сверки и
другими документами в электронной форме. Документ, подписанный электронной подписью в порядке, установленном законом,
равнозначен бумажному документу с собственноручной подписью.

## 2. Способы обмена

- через оператора электронного документооборота, если к нему подключены обе стороны;
- через кабинет, где документы можно просмотреть и скачать;
- по электронной почте с адреса, указанного в кабинете, — для документов, не требующих квалифицированной подписи.

Для начала обмена через оператора сторона принимает приглашение другой стороны; обмен между разными операторами возможен при
настроенном роуминге.

## 3. Подписание и возражения

Получатель подписывает документ или отказывает в подписании с указанием причины в течение пяти рабочих дней. Датой получения
считается дата подтверждения оператора либо дата публикации в кабинете. Ошибочный документ аннулируется по соглашению сторон
и заменяется исправленным.

## 4. Безопасность и сбои

Каждая сторона хранит ключи подписи в тайне и немедленно сообщает об их компрометации. При технических сбоях документы до
восстановления обмена оформляются на бумаге. Вопросы: {phone}.
`,
    `
## 1. O čemu je reč

{brand} i njegovi klijenti mogu fakture, zapisnike, izvode otvorenih stavki i druga dokumenta razmenjivati u elektronskom
obliku. Dokument potpisan elektronskim potpisom u skladu sa zakonom izjednačen je sa papirnim dokumentom sa svojeručnim
potpisom.

## 2. Načini razmene

- preko posrednika ili sistema za elektronsku razmenu, ako su obe strane povezane;
- kroz kabinet, gde se dokumenta mogu pregledati i preuzeti;
- e-poštom sa adrese navedene u kabinetu, za dokumenta za koja nije potreban kvalifikovani potpis.

## 3. Potpisivanje i prigovori

Primalac potpisuje dokument ili ga odbija uz obrazloženje u roku od pet radnih dana. Danom prijema smatra se dan potvrde
sistema ili objave u kabinetu.

## 4. Bezbednost

Svaka strana čuva ključeve za potpis i odmah obaveštava drugu ako ih izgubi. U slučaju kvara dokumenta se do otklanjanja
razmenjuju na papiru.
`,
    `
## 1. Worum es geht

{brand} und seine Kunden können Rechnungen, Leistungsnachweise, Saldenbestätigungen und andere Unterlagen elektronisch
austauschen. Ein Dokument, das nach den gesetzlichen Vorgaben elektronisch signiert ist, steht einem eigenhändig
unterschriebenen Papierdokument gleich, soweit das Gesetz nichts anderes vorschreibt.

## 2. Wege des Austauschs

- über einen Dienstleister für den elektronischen Austausch, wenn beide Seiten angeschlossen sind;
- über den Verkäuferbereich, wo sich Dokumente ansehen und herunterladen lassen;
- per E-Mail von der dort hinterlegten Adresse, wenn keine qualifizierte Signatur nötig ist.

## 3. Unterzeichnung und Einwände

Der Empfänger signiert ein Dokument oder lehnt es binnen fünf Werktagen mit Begründung ab. Als Eingang gilt der Tag der
Bestätigung des Dienstleisters oder der Bereitstellung im Verkäuferbereich.

## 4. Sicherheit

Jede Seite verwahrt ihre Signaturschlüssel sicher und meldet einen Verlust sofort. Fällt das System aus, werden Unterlagen
bis zur Behebung auf Papier ausgetauscht.
`,
    `
## 1. Di che cosa si tratta

{brand} e i suoi clienti possono scambiarsi in forma elettronica fatture, verbali, estratti conto e altri documenti. Un
documento firmato elettronicamente secondo la legge equivale a quello cartaceo con firma autografa, nei limiti previsti dalla
normativa.

## 2. Modalità di scambio

- tramite un intermediario di scambio elettronico, se entrambe le parti vi sono collegate;
- tramite l’area venditore, dove i documenti si possono consultare e scaricare;
- per e-mail dall’indirizzo indicato nell’area venditore, per i documenti che non richiedono firma qualificata.

## 3. Firma e obiezioni

Il destinatario firma il documento o lo rifiuta con motivazione entro cinque giorni lavorativi. La data di ricevimento è
quella della conferma dell’intermediario o della pubblicazione nell’area venditore.

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
- belgelerin görüntülenip indirilebildiği satıcı panelinden;
- nitelikli imza gerekmeyen belgeler için panelde kayıtlı adresten e-postayla.

## 3. İmza ve itiraz

Alıcı belgeyi beş iş günü içinde imzalar veya gerekçesiyle reddeder. Hizmet sağlayıcının onay tarihi ya da panelde yayımlanma
tarihi teslim tarihi sayılır.

## 4. Güvenlik

Taraflar imza anahtarlarını güvenle saklar ve kaybolması hâlinde karşı tarafı hemen bilgilendirir. Sistem çalışmadığında
belgeler, sorun giderilene kadar kâğıt ortamında paylaşılır.
`,
  ),
}

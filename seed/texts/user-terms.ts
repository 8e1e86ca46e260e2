import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const userTerms: TextSeed = {
  type: 'userTerms',
  title: t(
    'Terms of use',
    'Пользовательское соглашение',
    'Uslovi korišćenja',
    'Nutzungsbedingungen',
    'Condizioni d’uso',
    'Kullanım koşulları',
  ),
  body: body(
    `
## 1. Subject

These terms govern the use of {brand}, a marketplace on which companies publish offers, correspond and place orders. By
using the marketplace you accept them.

## 2. Role of the marketplace

{brand} is not a party to contracts between buyers and suppliers and does not store, ship or sell goods. The supplier is
responsible for the content of its offers.

## 3. Duties of users

- provide true information and keep it up to date;
- keep passwords and codes to yourself;
- publish only content you have the rights to;
- refrain from spam, from collecting data automatically without consent and from interfering with the service.

## 4. Moderation

Content that breaks the law or these terms may be hidden and access may be restricted, with a statement of the reason. You
may object through support.

## 5. Liability and changes

The marketplace is provided as is; mandatory rights remain unaffected. Changes are announced on this page before they take
effect.
`,
    `
## 1. Предмет

Настоящее соглашение регулирует использование площадки {brand}, на которой компании размещают предложения, ведут
переписку и оформляют заказы. Используя площадку, вы принимаете его условия.

## 2. Роль площадки

{brand} не является стороной договоров между покупателями и поставщиками, не хранит, не отправляет и не продаёт товары.
За содержание предложения отвечает поставщик.

## 3. Обязанности пользователя

- сообщать достоверные сведения и поддерживать их в актуальном состоянии;
- не передавать пароли и коды третьим лицам;
- размещать только то, на что есть права;
- не рассылать спам, не собирать данные автоматически без согласия и не нарушать работу площадки.

## 4. Модерация

Материалы, нарушающие закон или настоящее соглашение, могут быть скрыты, а доступ — ограничен с указанием причины.
Решение можно обжаловать через службу поддержки.

## 5. Ответственность и изменения

Площадка предоставляется «как есть»; права, которые закон не позволяет исключить соглашением, сохраняются. Изменения
публикуются на этой странице до вступления в силу.
`,
    `
## 1. Predmet

Ovi uslovi uređuju korišćenje platforme {brand}, na kojoj firme objavljuju ponude, razmenjuju poruke i poručuju. Korišćenjem
platforme prihvatate ove uslove.

## 2. Uloga platforme

{brand} nije strana u ugovorima između kupaca i dobavljača i ne skladišti, ne šalje i ne prodaje robu. Za sadržaj ponude
odgovara dobavljač.

## 3. Obaveze korisnika

- da daje tačne podatke i da ih ažurira;
- da lozinke i kodove čuva za sebe;
- da objavljuje samo ono na šta ima prava;
- da ne šalje neželjene poruke, ne prikuplja podatke automatski bez saglasnosti i ne ometa rad platforme.

## 4. Moderacija

Sadržaj koji krši zakon ili ove uslove može biti skriven, a pristup ograničen, uz navođenje razloga. Prigovor se podnosi
korisničkoj podršci.

## 5. Odgovornost i izmene

Platforma se pruža u postojećem stanju; prava koja se zakonom ne mogu isključiti ostaju netaknuta. Izmene se objavljuju na
ovoj stranici pre stupanja na snagu.
`,
    `
## 1. Gegenstand

Diese Bedingungen regeln die Nutzung von {brand}, einem Marktplatz, auf dem Firmen Angebote veröffentlichen, sich
austauschen und Bestellungen aufgeben. Mit der Nutzung erkennen Sie sie an.

## 2. Rolle des Marktplatzes

{brand} ist nicht Partei der Verträge zwischen Käufern und Lieferanten und lagert, versendet oder verkauft keine Ware. Für
den Inhalt eines Angebots ist der Lieferant verantwortlich.

## 3. Pflichten der Nutzer

- wahre Angaben machen und aktuell halten;
- Passwörter und Codes geheim halten;
- nur veröffentlichen, woran Rechte bestehen;
- keine unerwünschte Werbung versenden, Daten nicht ohne Zustimmung automatisiert auslesen und den Betrieb nicht stören.

## 4. Moderation

Inhalte, die gegen Gesetze oder diese Bedingungen verstoßen, können unter Angabe des Grundes ausgeblendet und Zugänge
beschränkt werden. Widerspruch ist über den Support möglich.

## 5. Haftung und Änderungen

Der Marktplatz wird im jeweiligen Zustand bereitgestellt; zwingende gesetzliche Rechte bleiben unberührt. Änderungen werden
vor ihrem Inkrafttreten auf dieser Seite bekannt gegeben.
`,
    `
## 1. Oggetto

Le presenti condizioni regolano l’uso di {brand}, marketplace sul quale le aziende pubblicano offerte, corrispondono e
inviano ordini. Con l’uso del marketplace si accettano le condizioni.

## 2. Ruolo del marketplace

{brand} non è parte dei contratti tra acquirenti e fornitori e non immagazzina, non spedisce e non vende merce. Del contenuto di
un’offerta risponde il fornitore.

## 3. Obblighi degli utenti

- fornire dati veritieri e tenerli aggiornati;
- custodire password e codici;
- pubblicare solo ciò su cui si hanno diritti;
- non inviare messaggi indesiderati, non raccogliere dati in modo automatico senza consenso e non ostacolare il servizio.

## 4. Moderazione

I contenuti contrari alla legge o a queste condizioni possono essere oscurati e l’accesso limitato, indicandone il motivo. È
possibile opporsi tramite l’assistenza.

## 5. Responsabilità e modifiche

Il marketplace è fornito nello stato in cui si trova; restano salvi i diritti inderogabili. Le modifiche sono pubblicate su
questa pagina prima della loro entrata in vigore.
`,
    `
## 1. Konu

Bu koşullar, firmaların teklif yayınladığı, yazıştığı ve sipariş verdiği {brand} pazaryerinin kullanımını düzenler.
Pazaryerini kullanarak bu koşulları kabul etmiş olursunuz.

## 2. Pazaryerinin rolü

{brand}, alıcılarla tedarikçiler arasındaki sözleşmelerin tarafı değildir; ürün depolamaz, göndermez ve satmaz. Teklifin
içeriğinden tedarikçi sorumludur.

## 3. Kullanıcının yükümlülükleri

- doğru bilgi vermek ve bilgileri güncel tutmak;
- parola ve kodları kimseyle paylaşmamak;
- yalnızca hakkına sahip olduğu içeriği yayınlamak;
- istenmeyen mesaj göndermemek, izinsiz otomatik veri toplamamak ve hizmetin işleyişini bozmamak.

## 4. Denetim

Yasaya veya bu koşullara aykırı içerik, gerekçesi belirtilerek gizlenebilir ve erişim sınırlandırılabilir. Karara destek
ekibine başvurarak itiraz edilebilir.

## 5. Sorumluluk ve değişiklikler

Pazaryeri olduğu gibi sunulur; yasadan doğan vazgeçilmez haklar saklıdır. Değişiklikler yürürlüğe girmeden önce bu sayfada
duyurulur.
`,
  ),
}

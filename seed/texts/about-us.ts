import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const aboutUs: TextSeed = {
  type: 'aboutUs',
  title: t('About us', 'О компании', 'O nama', 'Über uns', 'Chi siamo', 'Hakkımızda'),
  body: body(
    `
{brand} is a wholesale marketplace where companies compare goods of many suppliers, ask questions and order from all of them
in one cart.

## What we do

- Goods are described by characteristics, so that a bolt is found by thread and strength class, and not by luck.
- Price, quantity tiers, minimum order and stock stand on every card.
- Buyer and supplier talk directly in a chat; we take no commission on their deals.

## What we care about

A supplier's page says who is behind it: legal form, tax number, warehouses, and whether the organization has been verified.
Paid places are always marked as advertising.

## Where we work

The catalogue speaks six languages and covers suppliers from the Eurasian Economic Union, the Balkans, the European Union and
Turkey. If you cannot find something, call {phone} and we will look together.
`,
    `
{brand} — оптовая торговая площадка, где компании сравнивают товары многих поставщиков, задают вопросы и заказывают у всех
сразу в одной корзине.

## Что мы делаем

- Товары описаны характеристиками: болт находится по резьбе и классу прочности, а не по удаче.
- Цена, пороги количества, минимальный заказ и наличие указаны в каждой карточке.
- Покупатель и поставщик общаются напрямую в чате; комиссию с их сделок мы не берём.
- Если нужного товара нет, можно разместить запрос на закупку и получить предложения.

## Что для нас важно

На странице поставщика видно, кто за ней стоит: правовая форма, ИНН, склады и то, пройдена ли проверка организации. Платные
места всегда отмечены как реклама.

## Где мы работаем

Каталог доступен на шести языках и охватывает поставщиков из ЕАЭС, с Балкан, из Европейского союза и Турции. Не нашли нужное
— позвоните {phone}, поищем вместе.
`,
    `
{brand} je veleprodajno tržište na kojem firme porede robu mnogih dobavljača, postavljaju pitanja i poručuju od svih u jednoj
korpi.

## Šta radimo

- Roba je opisana karakteristikama, pa se zavrtanj nalazi po navoju i klasi čvrstoće, a ne srećom.
- Cena, količinski pragovi, minimalna porudžbina i stanje lagera stoje na svakoj kartici.
- Kupac i dobavljač razgovaraju direktno u četu; na njihove poslove ne uzimamo proviziju.

## Do čega nam je stalo

Na stranici dobavljača piše ko stoji iza nje: pravna forma, PIB, magacini i da li je organizacija proverena. Plaćena mesta su
uvek označena kao reklama.

## Gde radimo

Katalog govori šest jezika i obuhvata dobavljače sa Balkana, iz Evroazijske ekonomske unije, Evropske unije i Turske. Ako
nešto ne nađete, pozovite {phone} i potražićemo zajedno.
`,
    `
{brand} ist ein Großhandelsmarktplatz, auf dem Unternehmen Waren vieler Lieferanten vergleichen, Fragen stellen und bei allen
in einem Warenkorb bestellen.

## Was wir tun

- Waren sind nach Merkmalen beschrieben: Eine Schraube findet man über Gewinde und Festigkeitsklasse, nicht durch Zufall.
- Preis, Staffelmengen, Mindestbestellmenge und Bestand stehen auf jeder Karte.
- Käufer und Lieferant sprechen direkt im Chat; auf ihre Geschäfte erheben wir keine Provision.

## Was uns wichtig ist

Auf der Seite eines Lieferanten steht, wer dahintersteht: Rechtsform, Steuernummer, Lager und ob die Firma geprüft ist.
Bezahlte Plätze sind immer als Werbung gekennzeichnet.

## Wo wir arbeiten

Der Katalog spricht sechs Sprachen und umfasst Lieferanten aus der Europäischen Union, vom Balkan, aus der Eurasischen
Wirtschaftsunion und der Türkei. Nichts gefunden? Rufen Sie {phone} an, wir suchen gemeinsam.
`,
    `
{brand} è un mercato all’ingrosso dove le aziende confrontano la merce di molti fornitori, fanno domande e ordinano da tutti
con un solo carrello.

## Che cosa facciamo

- Gli articoli sono descritti per caratteristiche: una vite si trova per filettatura e classe di resistenza, non per fortuna.
- Prezzo, scaglioni di quantità, ordine minimo e giacenza sono su ogni scheda.
- Acquirente e fornitore parlano direttamente in chat; sui loro affari non prendiamo commissioni.

## A che cosa teniamo

La pagina di un fornitore dice chi c’è dietro: forma giuridica, partita IVA, magazzini e se l’azienda è stata verificata. Gli
spazi a pagamento sono sempre segnalati come pubblicità.

## Dove lavoriamo

Il catalogo parla sei lingue e comprende fornitori dell’Unione europea, dei Balcani, dell’Unione economica eurasiatica e
della Turchia. Se non trovate qualcosa, chiamate {phone}: cercheremo insieme.
`,
    `
{brand}, firmaların birçok tedarikçinin ürünlerini karşılaştırdığı, soru sorduğu ve hepsinden tek sepetle sipariş verdiği bir
toptan pazar yeridir.

## Ne yapıyoruz

- Ürünler özellikleriyle tanımlanır; cıvata şansla değil, diş ölçüsü ve mukavemet sınıfıyla bulunur.
- Fiyat, miktar kademeleri, asgari sipariş ve stok her kartta yazar.
- Alıcı ve tedarikçi sohbette doğrudan konuşur; aralarındaki işlerden komisyon almayız.

## Neye önem veriyoruz

Tedarikçi sayfası arkasında kimin olduğunu gösterir: hukuki yapı, vergi numarası, depolar ve firmanın doğrulanıp
doğrulanmadığı. Ücretli yerler her zaman reklam olarak işaretlenir.

## Nerede çalışıyoruz

Katalog altı dilde yayındadır; Türkiye, Balkanlar, Avrupa Birliği ve Avrasya Ekonomik Birliği’nden tedarikçileri kapsar.
Aradığınızı bulamazsanız {phone} numarasını arayın, birlikte bakalım.
`,
  ),
}

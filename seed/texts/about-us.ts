import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const aboutUs: TextSeed = {
  type: 'aboutUs',
  title: t('About us', 'О компании', 'O nama', 'Über uns', 'Chi siamo', 'Hakkımızda'),
  body: body(
    `
{brand} is a wholesale marketplace where companies compare products from many suppliers, ask questions and order from all of
them in one cart.

## What we do

- Products are described by specification, so you find a bolt by thread and strength class, not by luck.
- Every card shows the price, the minimum order and the stock; volume prices are on the product page.
- Buyers and suppliers deal with each other directly; we take no commission on their deals.

## What we care about

A supplier’s page says who is behind it: legal name, tax number, warehouses, and whether the company has been verified. Paid
places are always marked as sponsored.

## Where we work

The catalogue is in six languages and covers suppliers from the Eurasian Economic Union, the Balkans, the European Union and
Türkiye. If you can’t find something, call {phone} and we’ll look for it together.
`,
    `
{brand} — оптовая площадка, где компании сравнивают товары многих поставщиков, задают вопросы и заказывают у всех сразу
из одной корзины.

## Что мы делаем

- Товары описаны характеристиками: болт находят по резьбе и классу прочности, а не наугад.
- Цена, минимальный заказ и наличие указаны в каждой карточке, цены от количества — на странице товара.
- Покупатель и поставщик общаются напрямую; комиссию с их сделок мы не берём.

## Что для нас важно

На странице поставщика видно, кто за ней стоит: наименование и налоговый номер компании, склады и то, прошла ли компания
проверку. Платные места всегда отмечены как реклама.

## Где мы работаем

Каталог доступен на шести языках и охватывает поставщиков из ЕАЭС, с Балкан, из Европейского союза и Турции. Не нашли
нужное? Позвоните: {phone} — поищем вместе.
`,
    `
{brand} je veleprodajna platforma na kojoj firme porede artikle mnogih dobavljača, postavljaju pitanja i poručuju od svih u
jednoj korpi.

## Šta radimo

- Artikli su opisani karakteristikama, pa se zavrtanj pronalazi po navoju i klasi čvrstoće, a ne nasumice.
- Na svakoj kartici su cena, minimalna količina i zalihe; cene po količini su na stranici artikla.
- Kupci i dobavljači posluju direktno; za njihove poslove ne naplaćujemo proviziju.

## Do čega nam je stalo

Na stranici dobavljača piše ko stoji iza nje: poslovno ime, poreski broj, magacini i da li je firma proverena. Plaćena mesta
uvek su označena kao reklama.

## Gde radimo

Katalog je na šest jezika i obuhvata dobavljače sa Balkana, iz Evroazijske ekonomske unije, Evropske unije i Turske. Ako
nešto ne nađete, pozovite {phone} i potražićemo zajedno.
`,
    `
{brand} ist ein Marktplatz für den Großhandel, auf dem Firmen Artikel vieler Lieferanten vergleichen, Fragen stellen und
alles aus einem Warenkorb bestellen.

## Was wir tun

- Artikel sind nach technischen Daten beschrieben: Eine Schraube findet man über Gewinde und Festigkeitsklasse, nicht durch
  Zufall.
- Preis, Einheit, Mindestmenge und Bestand stehen auf jeder Karte, Staffelpreise auf der Seite des Artikels.
- Käufer und Lieferant schreiben sich direkt; auf ihre Geschäfte erheben wir keine Provision.

## Was uns wichtig ist

Auf der Seite eines Shops steht, wer dahintersteht: Firmenname, Steuernummer, Standorte und Lager und ob die Firma geprüft
ist. Bezahlte Plätze sind immer als Anzeige gekennzeichnet.

## Wo wir arbeiten

Den Katalog gibt es in sechs Sprachen, mit Lieferanten aus der Europäischen Union, vom Balkan, aus der Eurasischen
Wirtschaftsunion und der Türkei. Nichts gefunden? Rufen Sie {phone} an, wir suchen gemeinsam.
`,
    `
{brand} è un marketplace all’ingrosso dove le aziende confrontano gli articoli di molti fornitori, fanno domande e ordinano da
tutti con un solo carrello.

## Che cosa facciamo

- Gli articoli sono descritti per caratteristiche: una vite si trova per filettatura e classe di resistenza, non per caso.
- Ogni scheda indica prezzo, quantità minima e disponibilità; i prezzi per quantità sono nella pagina dell’articolo.
- Acquirente e fornitore trattano direttamente; sui loro affari non prendiamo commissioni.

## A che cosa teniamo

La pagina di un fornitore dice chi c’è dietro: ragione sociale, numero fiscale, magazzini e se l’azienda è stata verificata.
Gli spazi a pagamento sono sempre segnalati come sponsorizzati.

## Dove lavoriamo

Il catalogo è in sei lingue e comprende fornitori dell’Unione europea, dei Balcani, dell’Unione economica eurasiatica e della
Turchia. Se non trova ciò che cerca, chiami {phone}: cercheremo insieme.
`,
    `
{brand}, firmaların birçok tedarikçinin ürünlerini karşılaştırdığı, soru sorduğu ve hepsinden tek sepetle sipariş verdiği bir
toptan pazaryeridir.

## Ne yapıyoruz

- Ürünler özellikleriyle tanımlanır; cıvata şansla değil, diş ölçüsü ve mukavemet sınıfıyla bulunur.
- Fiyat, minimum sipariş ve stok her kartta, miktara göre fiyatlar ürün sayfasında yazar.
- Alıcı ve tedarikçi doğrudan birbiriyle çalışır; aralarındaki satışlardan komisyon almayız.

## Neye önem veriyoruz

Tedarikçi sayfası, arkasında kimin olduğunu gösterir: ticaret unvanı, vergi numarası, depolar ve firmanın doğrulanıp
doğrulanmadığı. Ücretli yerler her zaman reklam olarak işaretlenir.

## Nerede çalışıyoruz

Katalog altı dilde yayındadır; Türkiye, Balkanlar, Avrupa Birliği ve Avrasya Ekonomik Birliği’nden tedarikçileri kapsar.
Aradığınızı bulamazsanız {phone} numarasını arayın, birlikte bakalım.
`,
  ),
}

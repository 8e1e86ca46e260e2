import type { targetNames } from '../contract.ts'

/** `characteristic`: by the head of the column. `ignore`: it is not imported. */
export type ColumnTarget = (typeof targetNames)[number]
/** The head says the language. */
type TranslationTarget = 'nameTranslation' | 'descriptionTranslation'
export type ColumnField = Exclude<ColumnTarget, 'characteristic' | 'ignore' | TranslationTarget>

export const isTranslation = (target: ColumnTarget): target is TranslationTarget =>
  target === 'nameTranslation' || target === 'descriptionTranslation'

/** Several columns may be such. */
export const mayRepeat = (target: ColumnTarget) =>
  target === 'ignore' ||
  target === 'characteristic' ||
  target === 'pictures' ||
  target === 'tiers' ||
  target === 'stock' ||
  isTranslation(target)

/**
 * How suppliers name their columns, folded: in English, Russian, Serbian, German, Italian and Turkish. A head that begins with
 * one of these words is that field.
 */
export const headWords: Record<ColumnField, readonly string[]> = {
  code: words(
    'code, article, article number, item no, item number, part number, sku, vendor code, product code, артикул, арт, код товара, код, код поставщика, номенклатурный номер, каталожный номер, шифр, šifra, sifra, шифра, kataloški broj, kat. broj, artikelnummer, artikel-nr, art.-nr, artnr, bestellnummer, teilenummer, codice, cod., codice articolo, articolo, ürün kodu, stok kodu, parça no, kod',
  ),
  name: words(
    'name, product name, title, item, product, название, наименование, товар, номенклатура, наименование товара, naziv, назив, naziv artikla, naziv proizvoda, artikal, proizvod, bezeichnung, produktname, artikelbezeichnung, produkt, nome, denominazione, nome prodotto, prodotto, descrizione articolo, ürün adı, ürün, adı, ad, stok adı, malzeme adı, malzeme açıklaması, malzeme, ürün açıklaması, stok açıklaması',
  ),
  price: words(
    'price, net price, unit price, wholesale price, цена, цена без ндс, цена опт, оптовая цена, стоимость, прайс, cena, цена, veleprodajna cena, vp cena, vpc, prodajna cena, preis, nettopreis, einzelpreis, ek-preis, vk-preis, netto-ek, ek, ek netto, vk, listenpreis, prezzo, prezzo netto, prezzo unitario, listino, fiyat, birim fiyat, liste fiyatı, net fiyat, toptan fiyat, toptan fiyatı, toptan satış fiyatı, satış fiyatı, bayi fiyatı',
  ),
  category: words(
    'category, group, product group, product type, категория, группа, группа товаров, раздел, рубрика, вид товара, тип товара, kategorija, категорија, grupa, vrsta, kategorie, warengruppe, produktgruppe, artikelgruppe, categoria, gruppo, reparto, gruppo merceologico, kategori, grup, ürün grubu',
  ),
  unit: words(
    'unit, unit of measure, uom, единица, единица измерения, ед, ед. изм, ед.изм, еи, jedinica, jedinica mere, jed. mere, jed.mere, jed, jm, j.m, јединица мере, јед. мере, einheit, mengeneinheit, einh, me, unità, unità di misura, um, u.m, birim, brm, ölçü birimi',
  ),
  stock: words(
    'stock, quantity, qty, quantity in stock, quantity available, stock quantity, available, in stock, availability, остаток, остатки, количество, кол-во, количество на складе, кол-во на складе, количество в наличии, наличие, склад, на складе, в наличии, zaliha, zalihe, stanje, količina, količina na stanju, na stanju, lager, bestand, lagerbestand, menge, verfügbare menge, verfügbar, giacenza, disponibilità, quantità, quantità disponibile, magazzino, stok, stok miktarı, miktar, adet, mevcut, depo adedi, depo miktarı, eldeki miktar',
  ),
  brand: words(
    'brand, manufacturer, vendor, make, бренд, производитель, торговая марка, марка, изготовитель, brend, proizvođač, proizvodjac, бренд, marka, hersteller, marke, marca, produttore, fabbricante, üretici',
  ),
  description: words(
    'description, details, long description, описание, текст, подробное описание, opis, опис, beschreibung, langtext, descrizione, descrizione estesa, açıklama, tanım',
  ),
  oldPrice: words(
    'old price, list price, previous price, старая цена, цена до скидки, зачёркнутая цена, stara cena, alter preis, prezzo precedente, prezzo pieno, eski fiyat',
  ),
  tiers: words(
    'volume prices, volume price, tiered price, tiered prices, quantity price, price break, цены от количества, цена от количества, cene po količini, cena po količini, količinske cene, staffelpreise, staffelpreis, mengenpreis, prezzi per quantità, prezzo per quantità, prezzo a scaglioni, miktara göre fiyatlar, adede göre fiyat, kademeli fiyat',
  ),
  currency: words('currency, валюта, valuta, валута, währung, valuta, divisa, para birimi, döviz'),
  minimumOrder: words(
    'minimum order, min order, moq, min qty, minimum quantity, минимальный заказ, мин. заказ, минимальная партия, мин. партия, минимальное количество, minimalna porudžbina, minimalna količina, min. količina, min. kol, mindestmenge, mindestbestellmenge, ordine minimo, quantità minima, qtà minima, minimum sipariş, min. sipariş, min. miktar',
  ),
  orderStep: words(
    'order step, step, multiple, pack size, packing, кратность, шаг заказа, кратность отгрузки, korak porudžbine, pakovanje, pak, bestellschritt, verpackungseinheit, ve, multiplo, passo ordine, sipariş adımı, koli',
  ),
  vat: words(
    'vat, vat rate, tax, ндс, ставка ндс, pdv, пдв, stopa pdv, mwst, ust, mehrwertsteuer, iva, aliquota iva, kdv, kdv oranı',
  ),
  barcode: words(
    'barcode, ean, gtin, ean13, upc, штрихкод, штрих-код, шк, barkod, бар код, bar kod, strichcode, codice a barre, barkod',
  ),
  weight: words('weight, gross weight, вес, масса, вес брутто, вес кг, težina, masa, gewicht, peso, ağırlık'),
  dimensions: words(
    'dimensions, size l/w/h, габариты, размеры упаковки, dimenzije, gabariti, abmessungen, maße, dimensioni, ölçüler, ebatlar',
  ),
  country: words(
    'country, country of origin, origin, страна, страна производства, страна происхождения, zemlja, zemlja porekla, poreklo, ursprungsland, herkunftsland, paese, paese di origine, origine, ülke, menşei, menşe',
  ),
  pictures: words(
    'picture, pictures, image, images, photo, image url, картинка, фото, изображение, ссылка на фото, slika, slike, foto, fotografija, fotografije, bild, bilder, foto url, immagine, immagini, fotografia, resim, fotoğraf, görsel',
  ),
  id: words('id, offer id, external id, ид, идентификатор, внешний код, guid, id artikla'),
}

/** Longer heads that begin with these are something else: the weight of a product, the number of its ports, the grade of a steel. */
export const wholeHeads = new Set(
  words(
    'item, product, unit, make, quantity, qty, количество, кол-во, количина, količina, menge, quantità, miktar, adet, марка, marka, marke, marca, produkt, prodotto, proizvod, ürün, step, multiple',
  ),
)

/** Prices of the list, which are the previous ones beside those that are paid. */
export const listPriceHead = /^(?:listenpreis|bruttolistenpreis|listino|prezzo di listino|liste fiyat|цена по прайсу)/u

/** Heads of the numbers of rows, and of what is only between the seller and its suppliers. */
export const unpublishedHead =
  /^(?:(?:№(?: п\/п)?|п\/п|#|n|no|nr|lfd\.? ?nr|pos|r\.? ?br|rb|redni broj|sıra(?: no)?)\.?$|скидк|закуп|себестоим|наценк|марж|discount|purchase|cost\b|margin|markup|rabat|einkauf|marge|popust|nabavn|marž|sconto|costo|ricarico|indirim|iskonto|[iİ]sk\.|maliyet)/iu

/** Heads of stock that is not there to be sold. */
export const unsoldStock =
  /резерв|в пути|ожида|транзит|заказ|reserv|transit|incoming|expected|order|on the way|erwart|bestellt|unterwegs|mindest|rezerv|na putu|naruč|očekiv|minim|arrivo|ordin|impegn|yolda|beklenen|sipariş|asgari/iu

/** Abbreviations are written with a point or without. */
export function withoutPoint(word: string) {
  return word.replace(/\.$/, '')
}

function words(list: string) {
  return list.split(', ').map(withoutPoint)
}

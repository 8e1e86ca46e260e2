// Words with which a buyer asks, not what for: 'looking for', 'wholesale', 'цена'.
import type { Locale } from '#platform/constants.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Folded: without accents. */
const words: Record<Locale, ReadonlySet<string>> = {
  en: wordsOf(
    'looking look need needs want wanted searching search find get buy buying purchase order ordering sell sells selling cost costs price prices pricing cheap cheapest inexpensive affordable best good please recommend suggest wholesale wholesaler wholesalers bulk supplier suppliers manufacturer manufacturers vendor distributor moq minimum quantity quote quotation rfq offer offers where which what how much many anyone someone something our would could available i we a an the some any my is are do does you',
  ),
  ru: wordsOf(
    'купить куплю покупка приобрести закупка закупить закажу заказать заказ цена цены ценам ценой прайс стоимость стоит сколько недорогой недорогие недорогая недорого дешевый дешевые дешево дешевле оптом опт оптовый оптовая оптовые мелким розница производитель производителя производителей поставщик поставщика поставщики поставщиков ищу ищем нужен нужна нужно нужны надо требуется требуются подскажите посоветуйте порекомендуйте пожалуйста где какой какая какие какую какое чем лучший лучшие хороший наличии продажа распродажа скидка минимальный партия я мы мне нам есть ли у вас можно',
  ),
  sr: wordsOf(
    'kupiti kupujem kupovina nabavka nabaviti narucivanje naruciti porucim poruciti cena cene ceni cenovnik kosta povoljno povoljan povoljna povoljne povoljni povoljnu jeftino jeftin jeftina jeftine jeftini veleprodaja veleprodaji maloprodaja proizvodjac proizvodjaca dobavljac dobavljaca trazim trazimo treba trebaju trebam potreban potrebna potrebno potrebne potrebni gde koji koja koje koju kojom kako koliko cime najbolji najbolje dobar dobra molim preporuka prodaja prodavnica akcija popust minimalna ja mi nam imate li',
  ),
  de: wordsOf(
    'gibt suche suchen gesucht brauche brauchen benotige benotigen mochte mochten will kaufen kauf bestellen bestellung preis preise preiswert preiswerte preisgunstig gunstig gunstige gunstiger gunstiges billig billige billiger beste besten bester gute kostet kosten grosshandel grosshandler grosshandelspreis lieferant lieferanten hersteller herstellers anbieter mindestmenge mindestbestellmenge angebot angebote anfrage verkaufe verkauf bitte empfehlung empfehlen womit werk wofur wo wieviel viel sofort lieferbar guenstig guenstige benoetige benoetigen moechte welche welcher welches welchen was wie ich wir uns ein eine einen einem der die das den haben sie',
  ),
  it: wordsOf(
    'cerco cerchiamo cercasi serve servono bisogno vorrei voglio comprare acquistare acquisto ordinare ordine prezzo prezzi costo costa costano quanto economico economica economici economiche conveniente convenienti migliore migliori buono ingrosso grossista grossisti fornitore fornitori produttore produttori quantita minima minimo offerta offerte preventivo vendita vendo dove quale quali consiglio sconto un una uno il lo la i gli le mi ci cosa avete',
  ),
  tr: wordsOf(
    'ariyorum ariyoruz lazim gerek gerekli gerekiyor istiyorum almak alinir alinirim alim siparis fiyat fiyati fiyatlari fiyatlar kac ucuz uygun fiyatli ekonomik hesapli iyi toptan toptanci perakende tedarikci tedarikcisi uretici ureticisi uretim imalat imalatci imalatcisi imalattan nerede nereden hangi hangisi tavsiye teklif satis satilik indirim minimum asgari lutfen bir ne var mi',
  ),
}

/** They also name things: a 'paint can' is one, 'where can I buy' is not. */
const ambiguousWords: Partial<Record<Locale, ReadonlySet<string>>> = { en: wordsOf('can use') }

/** `neighbours`: the words before and after it. */
export const isRequestWord = (key: string, neighbours: readonly string[], locale: Locale) =>
  words[locale].has(key) ||
  (ambiguousWords[locale]?.has(key) === true && neighbours.some((neighbour) => words[locale].has(neighbour)))

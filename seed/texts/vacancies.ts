import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const vacancies: TextSeed = {
  type: 'vacancies',
  title: t('Vacancies', 'Вакансии', 'Zaposlenje', 'Karriere', 'Lavora con noi', 'Kariyer'),
  body: body(
    `
## Working at {brand}

We’re a small team that knows its way around a warehouse and a price list. We decide quickly, write things down and stand by
what we publish.

## Who we’re looking for

- Category editors who know their trade: fasteners, pumps, electrical supplies, packaging. You describe products so that a
  buyer can choose without calling.
- Supplier managers who speak the seller’s language: Russian, Serbian, German, Italian or Turkish.
- Verification specialists who read company registers with care.
- Engineers who like plain code and measurably fast pages.

## What we offer

Remote or office work, a fixed salary, paid training and a month of working together before the final decision.

## How to apply

Call {phone} or use the [help form](/help): a few lines about what you’ve done are enough.
`,
    `
## Работа в {brand}

Мы небольшая команда, которая знает, как устроен склад и как рождается прайс-лист. Решаем быстро, договорённости
записываем, за опубликованное отвечаем.

## Кого мы ищем

- Редакторов категорий, которые знают свой товар: крепёж, насосы, электротехнику, упаковку. Вы описываете товар так,
  чтобы покупатель мог выбрать без звонка.
- Менеджеров по работе с поставщиками, говорящих на языке продавца: русском, сербском, немецком, итальянском или
  турецком.
- Специалистов по проверке, внимательно читающих реестры компаний.
- Инженеров, которым нравятся простой код и измеримо быстрые страницы.

## Что мы предлагаем

Удалённую работу или офис, фиксированный оклад, оплату обучения и месяц совместной работы до окончательного решения.

## Как откликнуться

Позвоните по номеру {phone} или напишите через [форму помощи](/help): достаточно нескольких строк о том, что вы
уже сделали.
`,
    `
## Rad u timu {brand}

Mi smo mali tim koji zna kako radi magacin i kako nastaje cenovnik. Odlučujemo brzo, dogovore zapisujemo i odgovaramo za ono
što objavimo.

## Koga tražimo

- Urednike kategorija koji dobro poznaju svoje artikle: vijčanu robu, pumpe, elektromaterijal, ambalažu. Opisujete ih tako da
  kupac može da izabere bez poziva.
- Menadžere za rad sa dobavljačima koji govore njihov jezik: ruski, srpski, nemački, italijanski ili turski.
- Stručnjake za proveru koji pažljivo čitaju registre privrednih društava.
- Inženjere koji vole jednostavan kod i brze stranice.

## Šta nudimo

Rad od kuće ili iz kancelarije, fiksnu platu, plaćeno usavršavanje i mesec zajedničkog rada pre konačne odluke.

## Kako se prijaviti

Pozovite {phone} ili pišite preko [obrasca za pomoć](/help): dovoljno je nekoliko redova o tome šta ste radili.
`,
    `
## Arbeiten bei {brand}

Wir sind ein kleines Team, das weiß, wie ein Lager funktioniert und wie eine Preisliste entsteht. Wir entscheiden schnell,
halten Absprachen fest und stehen für das ein, was wir veröffentlichen.

## Wen wir suchen

- Kategorieredakteure (m/w/d) mit Branchenkenntnis: Verbindungselemente, Pumpen, Elektromaterial, Verpackung. Sie
  beschreiben Artikel so, dass Käufer ohne Rückfrage wählen können.
- Lieferantenbetreuer (m/w/d), die die Sprache der Lieferanten sprechen: Russisch, Serbisch, Deutsch, Italienisch oder
  Türkisch.
- Prüfer (m/w/d), die Handelsregister sorgfältig lesen.
- Entwickler (m/w/d), die schlichten Code und messbar schnelle Seiten mögen.

## Was wir bieten

Arbeit im Büro oder von zu Hause, festes Gehalt, bezahlte Weiterbildung und einen Monat Zusammenarbeit vor der endgültigen
Entscheidung.

## So bewerben Sie sich

Rufen Sie {phone} an oder schreiben Sie uns über das [Hilfeformular](/help): Ein paar Zeilen über Ihre
bisherige Arbeit genügen.
`,
    `
## Lavorare in {brand}

Siamo un piccolo team che sa come funziona un magazzino e come nasce un listino. Decidiamo in fretta, mettiamo per iscritto
gli accordi e rispondiamo di ciò che pubblichiamo.

## Chi cerchiamo

- Redattori di categoria che conoscano il settore: elementi di fissaggio, pompe, materiale elettrico, imballaggi. Descrivono
  gli articoli in modo che l’acquirente possa scegliere senza telefonare.
- Referenti per i fornitori che ne parlino la lingua: russo, serbo, tedesco, italiano o turco.
- Addetti alla verifica che leggano con attenzione i registri delle imprese.
- Sviluppatori che amino il codice semplice e le pagine veloci, misure alla mano.

## Che cosa offriamo

Lavoro da remoto o in ufficio, stipendio fisso, formazione retribuita e un mese di lavoro insieme prima della decisione
definitiva.

## Come candidarsi

Chiami {phone} o usi il [modulo di assistenza](/help): bastano poche righe sulla Sua esperienza.
`,
    `
## {brand} ekibinde çalışmak

Deponun nasıl işlediğini, fiyat listesinin nasıl hazırlandığını bilen küçük bir ekibiz. Hızlı karar verir, konuştuklarımızı
yazıya döker, yayınladığımızın arkasında dururuz.

## Kimleri arıyoruz

- Ürününü tanıyan kategori editörleri: bağlantı elemanları, pompa, elektrik malzemesi, ambalaj. Alıcının telefon etmeden
  seçebileceği açıklamalar yazarsınız.
- Satıcının dilini konuşan tedarikçi temsilcileri: Rusça, Sırpça, Almanca, İtalyanca veya Türkçe.
- Ticaret sicillerini dikkatle okuyan doğrulama uzmanları.
- Sade kodu ve hızlı sayfaları seven yazılımcılar.

## Ne sunuyoruz

Uzaktan veya ofiste çalışma, sabit maaş, ücretli eğitim ve kesin karardan önce bir ay birlikte çalışma.

## Başvuru

{phone} numarasını arayın veya [yardım formundan](/help) yazın: bugüne kadar yaptıklarınızı anlatan birkaç satır
yeterlidir.
`,
  ),
}

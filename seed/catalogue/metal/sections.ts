import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, several } from '../declare.ts'
import {
  barLength, brands, bundles, certificate, delivery, equivalentGrades, grade, gradeEquivalents, height, kilogramPrice,
  processing, section, surface, thickness, width,
} from './characteristics.ts'

const surfaceFactor: Record<string, number> = { black: 1, primed: 1.14, galvanized: 1.55 }

const tonne = (values: Values): number =>
  1120 * (kilogramPrice[str(values, 'grade')] ?? 0.8) * (surfaceFactor[str(values, 'surface')] ?? 1) +
  (values.certificate ? 12 : 0)

const unequalLeg: Record<number, number> = { 30: 20, 40: 25, 60: 40, 80: 60, 100: 65, 120: 80, 150: 100 }

const isAngleSize = (leg: number, size: number): boolean => leg / size >= 7 && leg / size <= 15

const sectionHeight = (values: Values): number => Number(str(values, 'section').replace(/\D/g, ''))

const isWide = (values: Values): boolean => str(values, 'section').startsWith('he')

export const sections: GroupSeed = {
  key: 'sections',
  name: t('Structural sections', 'Фасонный прокат', 'Čelični profili', 'Formstahl und Träger', 'Profilati e travi',
    'Yapısal profiller'),
  about: t(
    'Angles, channels and beams for halls, frames, platforms and vehicles. Choose by the static calculation; weight per metre and grade matter for price and transport.',
    'Уголки, швеллеры и балки для цехов, каркасов, площадок и техники. Выбирают по расчёту; на цену и перевозку влияют масса метра и марка стали.',
    'Ugaonici, U-profili i nosači za hale, ramove, platforme i vozila. Biraju se prema statičkom proračunu; na cenu i prevoz utiču masa po metru i kvalitet.',
    'Winkel, U-Stahl und Träger für Hallen, Rahmen, Bühnen und Fahrzeuge. Gewählt wird nach Statik; Metergewicht und Güte bestimmen Preis und Transport.',
    'Angolari, profili a U e travi per capannoni, telai, piattaforme e veicoli. Si scelgono in base al calcolo statico; peso al metro e qualità determinano prezzo e trasporto.',
    'Hal, çerçeve, platform ve taşıtlar için köşebent, U profil ve kirişler. Statik hesaba göre seçilir; metre ağırlığı ve kalite fiyatı ve nakliyeyi belirler.',
  ),
  categories: [
    {
      key: 'steel-angles',
      name: t('Angles', 'Уголки', 'Ugaonici', 'Winkelstahl', 'Angolari', 'Köşebentler'),
      about: t(
        'Equal angles serve in bracing and frames, unequal ones where one leg carries more. For outdoor towers and racks take galvanised angles and bolt them instead of welding.',
        'Равнополочный уголок — для связей и рам, неравнополочный — там, где одна полка нагружена больше. Для наружных мачт и стоек берите оцинкованный и собирайте на болтах, а не сваркой.',
        'Ravnokraki se koriste za spregove i ramove, raznokraki gde jedan krak nosi više. Za spoljne stubove i regale birajte pocinkovane i spajajte vijcima umesto zavarivanja.',
        'Gleichschenklige Winkel für Verbände und Rahmen, ungleichschenklige, wo ein Schenkel mehr trägt. Für Masten und Gestelle im Freien verzinkte nehmen und schrauben statt schweißen.',
        'I lati uguali servono per controventi e telai, i lati disuguali dove un’ala lavora di più. Per tralicci e strutture all’aperto usare lo zincato e bullonare invece di saldare.',
        'Eşit kollu köşebent çapraz ve çerçevelerde, farklı kollu ise bir kolun çok yüklendiği yerde kullanılır. Açık havadaki direk ve raflarda galvanizli alın, kaynak yerine cıvatalayın.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'AN',
      characteristics: [
        [height, [25, 30, 40, 50, 60, 80, 100, 120, 150]],
        [width, (values, random) => pick([num(values, 'height'), num(values, 'height'), unequalLeg[num(values,
        'height')] ?? num(values, 'height')], random)],
        [thickness, (values, random) => pick([3, 4, 5, 6, 8, 10, 12, 15].filter((size) =>
          isAngleSize(num(values, 'height'), size)), random)],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [surface, ['black', 'galvanized', 'primed']],
        [barLength, [6, 12]],
        [certificate, [true, false]],
      ],
      title: t(
        'Steel angle {height}×{width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Уголок {height}×{width}×{thickness} мм, {grade}, {surface}, {barLength} м',
        'Ugaonik {height}×{width}×{thickness} mm, {grade}, {surface:m}, {barLength} m',
        'Winkelstahl {height}×{width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Angolare {height}×{width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Köşebent {height}×{width}×{thickness} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Hot rolled angle with legs of {height} and {width} mm, thickness {thickness} mm, for bracing, frames and supports. Steel {grade} to EN 10056, {barLength} m long. Surface: {surface}.',
        'Горячекатаный уголок с полками {height} и {width} мм, толщина {thickness} мм, для связей, рам и опор. Сталь {grade} по EN 10056, длина {barLength} м. Поверхность: {surface}.',
        'Toplo valjani ugaonik sa kracima {height} i {width} mm, debljine {thickness} mm, za spregove, ramove i oslonce. Čelik {grade} prema EN 10056, dužina {barLength} m. Površina: {surface:f}.',
        'Warmgewalzter Winkel mit Schenkeln von {height} und {width} mm, Dicke {thickness} mm, für Verbände, Rahmen und Auflager. Stahl {grade} nach EN 10056, Länge {barLength} m. Oberfläche: {surface}.',
        'Angolare laminato a caldo con ali da {height} e {width} mm, spessore {thickness} mm, per controventi, telai e supporti. Acciaio {grade} secondo EN 10056, lunghezza {barLength} m. Superficie: {surface}.',
        'Çapraz, çerçeve ve mesnetler için kolları {height} ve {width} mm, kalınlığı {thickness} mm sıcak haddelenmiş köşebent. EN 10056’ya göre {grade} çeliği, {barLength} m boy. Yüzey: {surface}.',
      ),
      price: (values) => tonne(values) * (1 + 0.4 / num(values, 'thickness')), minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({
        kind: 'profile', variant: 'angle', ratio: num(values, 'height') / num(values, 'width'),
        labels: [`${num(values, 'width')}`, `${num(values, 'thickness')}`, `${num(values, 'height')}`],
      }),
    },
    {
      key: 'steel-channels',
      name: t('Channels', 'Швеллеры', 'U-profili', 'U-Stahl', 'Profilati a U', 'U profiller'),
      about: t(
        'UPN has tapered flanges and needs wedge washers under bolts; UPE has parallel flanges, is lighter and easier to join. Two channels back to back make a column.',
        'У UPN полки с уклоном, под болты нужны косые шайбы; у UPE полки параллельные, он легче и проще в соединении. Два швеллера стенками друг к другу дают колонну.',
        'UPN ima kose pojaseve i traži kose podloške ispod vijaka; UPE ima paralelne, lakši je i lakše se spaja. Dva U-profila leđa uz leđa daju stub.',
        'UPN hat geneigte Flansche und braucht Keilscheiben unter den Schrauben; UPE hat parallele, ist leichter und einfacher zu verbinden. Zwei Profile Rücken an Rücken ergeben eine Stütze.',
        'L’UPN ha ali inclinate e vuole rondelle a cuneo; l’UPE ha ali parallele, pesa meno e si collega più facilmente. Due profili accoppiati di schiena formano una colonna.',
        'UPN’nin başlıkları eğimlidir, cıvata altına kama pul ister; UPE paralel başlıklı, daha hafif ve bağlaması kolaydır. Sırt sırta iki profil kolon oluşturur.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'UP',
      characteristics: [
        [section, ['upn-50', 'upn-65', 'upn-80', 'upn-100', 'upn-120', 'upn-140', 'upn-160', 'upn-180', 'upn-200', 'upn-240',
        'upe-80', 'upe-100',
          'upe-120', 'upe-140', 'upe-160', 'upe-200']],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [barLength, [6, 12]],
        [surface, ['black', 'primed', 'galvanized']],
        [equivalentGrades, follows('grade', gradeEquivalents)],
        [certificate, [true, false]],
        [processing, several(['cutting'], ['drilling', 'blasting', 'priming'])],
      ],
      title: t(
        'Steel channel {section}, {grade}, {surface}, {barLength} m', 'Швеллер {section}, {grade}, {surface}, {barLength} м',
        'U-profil {section}, {grade}, {surface:m}, {barLength} m', 'U-Stahl {section}, {grade}, {surface}, {barLength} m',
        'Profilato a U {section}, {grade}, {surface}, {barLength} m', 'U profil {section}, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Hot rolled channel {section} of steel {grade} for purlins, chassis, stairs and equipment frames. Bars of {barLength} m, surface: {surface}. Tolerances to EN 10279.',
        'Горячекатаный швеллер {section} из стали {grade} для прогонов, шасси, лестниц и рам оборудования. Длина {barLength} м, поверхность: {surface}. Допуски по EN 10279.',
        'Toplo valjani U-profil {section} od čelika {grade} za rožnjače, šasije, stepeništa i ramove opreme. Šipke od {barLength} m, površina: {surface:f}. Tolerancije prema EN 10279.',
        'Warmgewalzter U-Stahl {section} aus {grade} für Pfetten, Fahrgestelle, Treppen und Maschinenrahmen. Stäbe von {barLength} m, Oberfläche: {surface}. Toleranzen nach EN 10279.',
        'Profilato laminato a caldo {section} in acciaio {grade} per arcarecci, telai, scale e basamenti. Barre da {barLength} m, superficie: {surface}. Tolleranze secondo EN 10279.',
        'Aşık, şasi, merdiven ve ekipman çerçeveleri için {grade} çeliğinden sıcak haddelenmiş {section} profil. {barLength} m boy, yüzey: {surface}. Toleranslar EN 10279’a göredir.',
      ),
      price: (values) =>
        tonne(values) * (str(values, 'section').startsWith('upe') ? 1.05 : 1) + (sectionHeight(values) > 180 ? 40 : 0),
      minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({
        kind: 'profile', variant: 'channel', ratio: 1 + sectionHeight(values) / 120,
        labels: [`${25 + Math.round(sectionHeight(values) / 4)}`, str(values, 'section').slice(0, 3).toUpperCase(),
        `${sectionHeight(values)}`],
      }),
    },
    {
      key: 'steel-beams',
      name: t('Beams', 'Балки двутавровые', 'Čelični nosači', 'Stahlträger', 'Travi in acciaio', 'Çelik kirişler'),
      about: t(
        'IPE is slender and economical for floors and rafters, HEA and HEB have wide flanges for columns and heavy spans. Beams over 12 m travel as special loads, so plan splices early.',
        'IPE — стройный и экономный для перекрытий и ригелей, HEA и HEB — широкополочные, для колонн и тяжёлых пролётов. Длиннее 12 м — негабарит, поэтому стыки планируйте заранее.',
        'IPE je vitak i ekonomičan za tavanice i rogove, HEA i HEB imaju široke pojaseve za stubove i velike raspone. Preko 12 m ide vangabaritni prevoz, pa nastavke planirajte ranije.',
        'IPE ist schlank und sparsam für Decken und Riegel, HEA und HEB sind breitflanschig für Stützen und große Lasten. Über 12 m wird es ein Sondertransport, Stöße also früh planen.',
        'L’IPE è snella ed economica per solai e travi di copertura, HEA e HEB hanno ali larghe per colonne e grandi carichi. Oltre 12 m è trasporto eccezionale: prevedere presto le giunzioni.',
        'IPE döşeme ve mahyalar için ince ve ekonomiktir; HEA ve HEB kolon ve ağır açıklıklar için geniş başlıklıdır. 12 m üstü özel taşıma ister, ekleri erken planlayın.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'BM',
      characteristics: [
        [section, ['ipe-80', 'ipe-100', 'ipe-120', 'ipe-140', 'ipe-160', 'ipe-180', 'ipe-200', 'ipe-240', 'ipe-300',
        'hea-100', 'hea-120', 'hea-140',
          'hea-160', 'hea-200', 'hea-240', 'heb-100', 'heb-120', 'heb-140', 'heb-160', 'heb-200', 'heb-240']],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [barLength, [6, 12]],
        [surface, ['black', 'primed']],
        [certificate, [true, false]],
        [processing, several(['cutting'], ['drilling', 'blasting', 'galvanizing'])],
        [delivery, () => bundles],
      ],
      title: t(
        'Steel beam {section}, {grade}, {surface}, {barLength} m',
        'Балка {section}, {grade}, {surface}, {barLength} м',
        'Nosač {section}, {grade}, {surface:m}, {barLength} m',
        'Stahlträger {section}, {grade}, {surface}, {barLength} m',
        'Trave {section}, {grade}, {surface}, {barLength} m',
        'Çelik kiriş {section}, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Hot rolled beam {section} with parallel flanges for floors, columns, crane runways and halls. Steel {grade}, lengths of {barLength} m, surface: {surface}. Dimensions to EN 10365.',
        'Горячекатаная балка {section} с параллельными полками для перекрытий, колонн, крановых путей и цехов. Сталь {grade}, длина {barLength} м, поверхность: {surface}. Размеры по EN 10365.',
        'Toplo valjani nosač {section} sa paralelnim pojasevima za tavanice, stubove, kranske staze i hale. Čelik {grade}, dužine {barLength} m, površina: {surface:f}. Mere prema EN 10365.',
        'Warmgewalzter Träger {section} mit parallelen Flanschen für Decken, Stützen, Kranbahnen und Hallen. Stahl {grade}, Längen von {barLength} m, Oberfläche: {surface}. Maße nach EN 10365.',
        'Trave laminata a caldo {section} ad ali parallele per solai, colonne, vie di corsa e capannoni. Acciaio {grade}, barre da {barLength} m, superficie: {surface}. Dimensioni secondo EN 10365.',
        'Döşeme, kolon, vinç yolu ve haller için paralel başlıklı, sıcak haddelenmiş {section} kirişi. Çelik {grade}, {barLength} m boy, yüzey: {surface}. Ölçüler EN 10365’e göredir.',
      ),
      price: (values) => tonne(values) * (isWide(values) ? 1.07 : 1.02) + (sectionHeight(values) > 200 ? 45 : 0),
      minimum: [1, 3, 5], step: [1],
      drawing: (values) => ({
        kind: 'profile', variant: 'ibeam', ratio: isWide(values) ? 1 : 2,
        labels: [`${Math.round(sectionHeight(values) * (isWide(values) ? 1 : 0.5))}`, str(values, 'section').slice(0,
        3).toUpperCase(), `${sectionHeight(values)}`],
      }),
    },
  ],
}

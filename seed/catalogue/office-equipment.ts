import { type ClassSeed, t } from '../types.ts'
import { computers } from './office-equipment/computers.ts'
import { displays } from './office-equipment/displays.ts'
import { officeFurniture } from './office-equipment/office-furniture.ts'
import { peripherals } from './office-equipment/peripherals.ts'
import { powerProtection } from './office-equipment/power-protection.ts'
import { printerSupplies } from './office-equipment/printer-supplies.ts'
import { printing } from './office-equipment/printing.ts'
import { stationery } from './office-equipment/stationery.ts'

export const officeEquipment: ClassSeed = {
  key: 'office-equipment',
  name: t('Office equipment', 'Офисная техника и оснащение', 'Kancelarijska oprema', 'Büroausstattung', 'Attrezzature per ufficio', 'Ofis ekipmanları'),
  about: t(
    'Everything an office runs on: printing, computers, screens, power protection, furniture and supplies. Filter by the figures from your specification and compare suppliers’ offers for the same item.',
    'Всё, на чём работает офис: печать, компьютеры, экраны, защита питания, мебель и расходные материалы. Задайте в фильтре параметры из вашей спецификации и сравните предложения поставщиков.',
    'Sve što je kancelariji potrebno: štampa, računari, ekrani, zaštita napajanja, nameštaj i potrošni materijal. Unesite u filter podatke iz specifikacije i uporedite ponude dobavljača.',
    'Alles, was ein Büro braucht: Druck, Computer, Bildschirme, USV und Überspannungsschutz, Möbel und Verbrauchsmaterial. Filtern Sie nach den Werten Ihrer Spezifikation und vergleichen Sie die Angebote.',
    'Tutto ciò che serve a un ufficio: stampa, computer, schermi, protezione elettrica, mobili e consumabili. Filtri secondo la Sua specifica e confronti le offerte dei fornitori.',
    'Bir ofisin ihtiyacı olan her şey: baskı, bilgisayar, ekran, güç koruma, mobilya ve sarf malzemesi. Şartnamenizdeki değerlerle süzün ve tedarikçi tekliflerini karşılaştırın.',
  ),
  drawing: { kind: 'printer', variant: 'mfp' },
  groups: [printing, printerSupplies, computers, displays, powerProtection, peripherals, officeFurniture, stationery],
}

// Stores of the demonstration accounts and the sample feed; missing fields are generated as for all other stores.
import { t } from '../types.ts'
import type { StoreSeed } from './types.ts'

type FixedStore = Pick<
  StoreSeed,
  | 'alias'
  | 'name'
  | 'nameLatin'
  | 'legalForm'
  | 'country'
  | 'cityKey'
  | 'supplierType'
  | 'classKeys'
  | 'foundedYear'
  | 'about'
  | 'logo'
>

export const fixedStores: FixedStore[] = [
  {
    alias: 'sibmetiz',
    name: 'СибМетиз',
    nameLatin: 'SibMetiz',
    legalForm: 'АО',
    country: 'RU',
    cityKey: 'novosibirsk',
    supplierType: 'Manufacturer',
    classKeys: ['fasteners', 'metal'],
    foundedYear: 1997,
    about: t(
      'A hardware plant in Novosibirsk: bolts, nuts, studs and wire since 1997. Two heat-treatment lines, strength classes up to 12.9, galvanising in house. Each lot leaves with a certificate.',
      'Новосибирский метизный завод: болты, гайки, шпильки и проволока с 1997 года. Две линии термообработки, классы прочности до 12.9, собственное цинкование. Каждая партия отгружается с сертификатом.',
      'Fabrika vijčane robe u Novosibirsku: zavrtnji, navrtke, navojne šipke i žica od 1997. godine. Dve linije za termičku obradu, klase čvrstoće do 12.9, sopstveno cinkovanje. Svaka serija ide sa sertifikatom.',
      'Schraubenwerk in Nowosibirsk: Schrauben, Muttern, Gewindestangen und Draht seit 1997. Zwei Härtelinien, Festigkeitsklassen bis 12.9, eigene Verzinkung. Jede Charge verlässt das Werk mit Zeugnis.',
      'Stabilimento di bulloneria a Novosibirsk: viti, dadi, barre filettate e filo dal 1997. Due linee di trattamento termico, classi di resistenza fino a 12.9, zincatura interna. Ogni lotto parte con certificato.',
      'Novosibirsk’te cıvata fabrikası: 1997’den beri cıvata, somun, saplama ve tel. İki ısıl işlem hattı, 12.9’a kadar mukavemet sınıfları, kendi galvaniz tesisi. Her parti sertifikasıyla sevk edilir.',
    ),
    logo: { shape: 'nut', letters: 'SM' },
  },
  {
    alias: 'dunav-armature',
    name: 'Dunav Armature',
    nameLatin: 'Dunav Armature',
    legalForm: 'd.o.o.',
    country: 'RS',
    cityKey: 'belgrade',
    supplierType: 'Distributor',
    classKeys: ['pumps-fittings'],
    foundedYear: 2004,
    about: t(
      'Valves, pumps and pipe fittings for water, heating and steam. Three thousand items in the Belgrade warehouse, selection by pressure and medium, commissioning by our own fitters.',
      'Арматура, насосы и фитинги для воды, отопления и пара. Три тысячи позиций на складе в Белграде, подбор по давлению и среде, пусконаладка силами своих монтажников.',
      'Ventili, pumpe i fitinzi za vodu, grejanje i paru. Tri hiljade artikala u beogradskom magacinu, izbor prema pritisku i fluidu, puštanje u rad sa sopstvenim monterima.',
      'Armaturen, Pumpen und Fittings für Wasser, Heizung und Dampf. Dreitausend Artikel im Lager Belgrad, Auslegung nach Druck und Medium, Inbetriebnahme durch eigene Monteure.',
      'Valvole, pompe e raccordi per acqua, riscaldamento e vapore. Tremila articoli nel magazzino di Belgrado, scelta in base a pressione e fluido, messa in servizio con tecnici propri.',
      'Su, ısıtma ve buhar için vana, pompa ve bağlantı parçaları. Belgrad deposunda üç bin ürün, basınca ve akışkana göre seçim, kendi montaj ekibimizle devreye alma.',
    ),
    logo: { shape: 'river', letters: 'DA' },
  },
  {
    alias: 'comportal-office',
    name: 'Алатау Офис Трейд',
    nameLatin: 'Alatau Office Trade',
    legalForm: 'ТОО',
    country: 'KZ',
    cityKey: 'almaty',
    supplierType: 'Distributor',
    classKeys: ['office-equipment'],
    foundedYear: 2008,
    about: t(
      'A distributor of printers, copiers and supplies in Almaty. Original and compatible cartridges, spare parts and paper from stock; prices and balances are updated every night.',
      'Дистрибьютор принтеров, МФУ и расходных материалов в Алматы. Оригинальные и совместимые картриджи, запчасти и бумага со склада; цены и остатки обновляются каждую ночь.',
      'Distributer štampača, fotokopir-aparata i potrošnog materijala u Almatiju. Originalni i kompatibilni kertridži, rezervni delovi i papir iz magacina; cene i zalihe se ažuriraju svake noći.',
      'Distributor für Drucker, Kopierer und Verbrauchsmaterial in Almaty. Originale und kompatible Toner, Ersatzteile und Papier ab Lager; Preise und Bestände werden jede Nacht aktualisiert.',
      'Distributore di stampanti, fotocopiatrici e materiali di consumo ad Almaty. Cartucce originali e compatibili, ricambi e carta pronti a magazzino; prezzi e giacenze aggiornati ogni notte.',
      'Almatı’da yazıcı, fotokopi makinesi ve sarf malzemesi distribütörü. Stoktan orijinal ve muadil kartuş, yedek parça ve kâğıt; fiyatlar ve stoklar her gece güncellenir.',
    ),
    logo: { shape: 'tag', letters: 'AO' },
  },
]

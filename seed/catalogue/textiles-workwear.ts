import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { fabrics } from './textiles-workwear/fabrics.ts'
import { footwear } from './textiles-workwear/footwear.ts'
import { gloves } from './textiles-workwear/gloves.ts'
import { linen } from './textiles-workwear/linen.ts'
import { protection } from './textiles-workwear/protection.ts'
import { workwear } from './textiles-workwear/workwear.ts'

export const textilesWorkwear: ClassSeed = {
  key: 'textiles-workwear',
  name: t('Textiles and workwear', 'Текстиль и спецодежда', 'Tekstil i radna odeća', 'Textilien und Arbeitskleidung', 'Tessili e abbigliamento da lavoro', 'Tekstil ve iş güvenliği giyimi'),
  about: t('Fabrics by the roll, clothing and shoes for work, protective equipment and hotel linen. Sizes and standards are given for every article, so filters find exactly what your safety officer asks for.',
    'Ткани рулонами, рабочая одежда и обувь, средства защиты и гостиничный текстиль. У каждого изделия указаны размеры и стандарты: фильтры найдут именно то, что требует охрана труда.',
    'Tkanine u rolnama, radna odeća i obuća, zaštitna oprema i hotelski tekstil. Za svaki artikal su navedene veličine i standardi, pa filteri nalaze baš ono što traži služba zaštite na radu.',
    'Stoffe auf Rollen, Arbeitskleidung und -schuhe, Schutzausrüstung und Hotelwäsche. Größen und Normen stehen bei jedem Artikel; die Filter finden genau, was die Sicherheitsfachkraft verlangt.',
    'Tessuti in rotoli, abbigliamento e calzature da lavoro, DPI e biancheria alberghiera. Taglie e norme sono indicate per ogni articolo: i filtri trovano ciò che chiede il responsabile della sicurezza.',
    'Top kumaşlar, iş kıyafeti ve ayakkabısı, koruyucu donanım ve otel tekstili. Her üründe beden ve standart yazılıdır; filtreler iş güvenliği uzmanınızın istediğini bulur.'),
  drawing: { kind: 'garment', variant: 'jacket' },
  groups: [fabrics, workwear, footwear, gloves, protection, linen],
}

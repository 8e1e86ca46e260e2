import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const verificationRules: TextSeed = {
  type: 'verificationRules',
  title: t(
    'Verification rules',
    'Правила проверки',
    'Pravila provere',
    'Prüfregeln',
    'Regole di verifica',
    'Doğrulama kuralları',
  ),
  body: body(
    `
## Who may apply

Any registered company or sole trader with a store on {brand}. The application is made by the head of the company or by a
person with a power of attorney.

## What to submit

- an extract from the company register no older than 30 days;
- the tax registration certificate;
- proof of the applicant’s authority;
- bank details;
- documents for warehouses or production, if the store page mentions them.

## How it works

Call {phone}: we’ll explain how to send the documents. Review takes up to three working days. We then approve the
application, send you a list of points to correct, or reject it and give the reason. After corrections you may apply again.

## How long it lasts

Verification is valid for one year and then has to be renewed. It ends early if the company closes, its data prove false or
complaints are confirmed.

## Storage

Documents are seen only by the reviewers and are not published.
`,
    `
## Кто может подать заявку

Любая зарегистрированная компания или индивидуальный предприниматель с магазином на {brand}. Заявку на проверку подаёт
руководитель или лицо, действующее по доверенности.

## Какие документы нужны

- выписка из реестра юридических лиц не старше 30 дней;
- свидетельство о постановке на налоговый учёт;
- документ, подтверждающий полномочия заявителя;
- банковские реквизиты;
- документы на склады или производство, если они указаны на странице магазина.

## Как проходит проверка

Позвоните: {phone} — подскажем, как передать документы. Рассмотрение занимает до трёх рабочих дней. По его итогам мы
одобряем заявку, присылаем список замечаний или отклоняем её с указанием причины. После исправлений заявку можно подать
снова.

## Срок действия

Проверка действует один год, затем её нужно пройти заново. Она прекращает действовать досрочно, если компания
ликвидирована, сведения оказались недостоверными или подтвердились жалобы.

## Хранение документов

Документы видят только проверяющие сотрудники; они не публикуются.
`,
    `
## Ko može da se prijavi

Svaka registrovana firma ili preduzetnik koji ima prodavnicu na platformi {brand}. Prijavu podnosi zastupnik ili lice sa
punomoćjem.

## Šta se podnosi

- izvod iz registra privrednih subjekata, ne stariji od 30 dana;
- potvrda o poreskom broju;
- dokaz o ovlašćenju podnosioca;
- podaci o bankovnom računu;
- dokumenti za magacine ili proizvodnju, ako ih prodavnica navodi.

## Kako teče

Pozovite {phone} i dogovorićemo kako da pošaljete dokumente. Odgovor je odobrenje, spisak potrebnih izmena ili odbijanje sa
razlogom. Provera traje do tri radna dana; posle izmena prijava može ponovo da se podnese.

## Koliko važi

Provera važi godinu dana, a zatim se obavlja ponovo. Prestaje ranije ako se firma ugasi, ako se podaci pokažu netačnim ili
ako se prijave protiv nje potvrde.

## Čuvanje

Dokumente vide samo zaposleni koji vrše proveru i oni se ne objavljuju.
`,
    `
## Wer einen Antrag stellen kann

Jede eingetragene Firma und jeder Einzelunternehmer mit einem Shop auf {brand}. Den Antrag stellt die Geschäftsleitung oder
eine bevollmächtigte Person.

## Was einzureichen ist

- ein Handelsregisterauszug, nicht älter als 30 Tage;
- die Bescheinigung über die steuerliche Erfassung;
- ein Nachweis der Vertretungsbefugnis;
- die Bankverbindung;
- Unterlagen zu Lagern oder Fertigung, wenn der Shop sie nennt.

## Wie es abläuft

Rufen Sie {phone} an: Wir sagen Ihnen, wie Sie die Unterlagen einreichen. Das Ergebnis lautet „Genehmigt“, „Änderungen
nötig“ mit einer Liste der Anmerkungen oder „Abgelehnt“ mit Begründung. Die Prüfung dauert bis zu drei Arbeitstage; nach
Änderungen können Sie erneut einreichen.

## Wie lange sie gilt

Die Prüfung gilt ein Jahr und wird auf Antrag verlängert. Sie endet vorzeitig, wenn die Firma erlischt, Angaben falsch sind
oder Beschwerden sich bestätigen.

## Aufbewahrung

Die Unterlagen sehen nur unsere Prüfer; sie werden nicht veröffentlicht.
`,
    `
## Chi può fare domanda

Qualsiasi azienda o impresa individuale registrata che abbia un negozio su {brand}. La domanda è presentata dal legale
rappresentante o da un delegato.

## Che cosa presentare

- una visura del registro delle imprese non anteriore a 30 giorni;
- il certificato di attribuzione del numero fiscale;
- la prova dei poteri del richiedente;
- le coordinate bancarie;
- i documenti relativi a magazzini o produzione, se citati nel negozio.

## Come si svolge

La domanda si presenta telefonando al {phone} o dalla [pagina di assistenza](/help). L’esame richiede fino a tre giorni
lavorativi. L’esito è comunicato al richiedente: domanda approvata, da correggere con l’elenco dei rilievi, oppure respinta
con il motivo. Dopo le correzioni si può presentare di nuovo.

## Quanto dura

La verifica vale un anno e si rinnova su richiesta. Cessa prima se l’azienda chiude, se i dati risultano falsi o se i reclami
sono confermati.

## Conservazione

I documenti sono visti solo dagli addetti alla verifica e non vengono pubblicati.
`,
    `
## Kimler başvurabilir

{brand} üzerinde mağazası olan her kayıtlı firma veya şahıs işletmesi. Başvuruyu firma yetkilisi ya da vekâletname sahibi
yapar.

## Gerekli belgeler

- en fazla 30 gün önce alınmış ticaret sicil kaydı;
- vergi levhası;
- başvuranın yetkisini gösteren belge;
- banka bilgileri;
- mağazada belirtilmişse depo veya üretim tesisine ait belgeler.

## Süreç

Başvuru için {phone} numarasını arayın. Belgeler incelenir; başvuru onaylanır, notlarla birlikte düzeltme istenir veya
gerekçesiyle reddedilir. İnceleme en fazla üç iş günü sürer; düzeltmeden sonra yeniden başvurulabilir.

## Geçerlilik

Doğrulama bir yıl geçerlidir; süresi dolmadan yeniden başvurarak uzatılabilir. Firma kapanırsa, bilgiler yanlış çıkarsa veya
şikâyetler doğrulanırsa süresinden önce sona erer.

## Saklama

Belgeleri yalnızca inceleme görevlileri görür; belgeler yayımlanmaz.
`,
  ),
}

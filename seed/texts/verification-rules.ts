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

Add the documents in your account, under [Verification](/profile/verification), and submit them. Review takes up to three
working days. We then approve the application, send you a list of points to correct, or reject it and give the reason. Only
those points are open again; after the corrections you can submit it anew.

## How long it lasts

Verification is valid for one year; we remind you 30 and 7 days before its end. It can be renewed from 60 days before its end,
and the mark stays meanwhile. If the name of the company changes, the mark disappears until we have checked it again.
Verification ends early if the company closes, its data prove false or complaints are confirmed.

## Storage

Documents are seen only by the reviewers and the owners of the company and are not published. They are deleted a year after an
application was rejected or its verification has ended.
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

Добавьте документы в личном кабинете, в разделе [Проверка компании](/profile/verification), и отправьте их. Рассмотрение
занимает до трёх рабочих дней. По его итогам мы одобряем заявку, присылаем список замечаний или отклоняем её с указанием
причины. Открываются только эти пункты; после исправлений заявку можно подать снова.

## Срок действия

Проверка действует один год; мы напомним за 30 и за 7 дней до конца. Продлить её можно не раньше чем за 60 дней до конца,
отметка при этом остаётся. Если меняется название компании, отметка исчезает до новой проверки. Проверка прекращается
досрочно, если компания ликвидирована, сведения оказались недостоверными или подтвердились жалобы.

## Хранение документов

Документы видят только проверяющие и владельцы компании; они не публикуются. Через год после отказа или окончания проверки
они удаляются.
`,
    `
## Ko može da podnese zahtev

Svaka registrovana firma ili preduzetnik koji ima prodavnicu na platformi {brand}. Zahtev podnosi zastupnik ili lice sa
punomoćjem.

## Šta se podnosi

- izvod iz registra privrednih subjekata, ne stariji od 30 dana;
- potvrda o poreskom broju;
- dokaz o ovlašćenju podnosioca;
- podaci o bankovnom računu;
- dokumenti za magacine ili proizvodnju, ako ih prodavnica navodi.

## Kako teče

Dodajte dokumente u svom nalogu, u odeljku [Provera firme](/profile/verification), i pošaljite ih. Odgovor je odobrenje,
spisak potrebnih izmena ili odbijanje sa razlogom. Provera traje do tri radna dana; otvaraju se samo stavke za izmenu, a
zatim zahtev može ponovo da se podnese.

## Koliko važi

Provera važi godinu dana; podsetićemo vas 30 i 7 dana pre isteka. Može da se obnovi 60 dana pre isteka, a oznaka za to vreme
ostaje. Ako se promeni poslovno ime, oznaka nestaje do nove provere. Provera prestaje ranije ako se firma ugasi, ako se podaci
pokažu netačnim ili ako se prijave protiv nje potvrde.

## Čuvanje

Dokumente vide samo zaposleni koji vrše proveru i vlasnici firme i oni se ne objavljuju. Brišu se godinu dana posle odbijanja
ili isteka provere.
`,
    `
## Wer einen Antrag stellen kann

Jede eingetragene Firma und jeder Einzelunternehmer mit einem Shop bei {brand}. Den Antrag stellt die Geschäftsleitung oder
eine bevollmächtigte Person.

## Was einzureichen ist

- ein Handelsregisterauszug, nicht älter als 30 Tage;
- die Bescheinigung über die steuerliche Erfassung;
- ein Nachweis der Vertretungsbefugnis;
- die Bankverbindung;
- Unterlagen zu Lagern oder Fertigung, wenn der Shop sie nennt.

## Wie es abläuft

Fügen Sie die Unterlagen in Ihrem Konto unter [Prüfung der Firma](/profile/verification) hinzu und reichen Sie sie ein. Die
Prüfung dauert bis zu drei Arbeitstage. Danach genehmigen wir den Antrag, nennen Ihnen die Punkte, die zu korrigieren sind,
oder lehnen ihn mit Begründung ab. Nur diese Punkte sind dann wieder offen, und Sie können erneut einreichen.

## Wie lange sie gilt

Die Prüfung gilt ein Jahr; wir erinnern Sie 30 und 7 Tage vor dem Ende. Sie kann ab 60 Tagen vor dem Ende verlängert werden,
das Siegel bleibt währenddessen. Ändert sich der Name der Firma, verschwindet es bis zur erneuten Prüfung. Sie endet
vorzeitig, wenn die Firma erlischt, Angaben falsch sind oder Beschwerden sich bestätigen.

## Aufbewahrung

Die Unterlagen sehen nur unsere Prüfer und die Inhaber der Firma; sie werden nicht veröffentlicht. Ein Jahr nach einer Ablehnung
oder dem Ende der Prüfung werden sie gelöscht.
`,
    `
## Chi può fare domanda

Qualsiasi azienda o impresa individuale registrata che abbia un negozio su {brand}. La domanda è presentata dal legale
rappresentante o da una persona munita di procura.

## Che cosa presentare

- una visura del registro delle imprese non anteriore a 30 giorni;
- il certificato di attribuzione del numero fiscale;
- la prova dei poteri del richiedente;
- le coordinate bancarie;
- i documenti relativi a magazzini o produzione, se citati nella pagina del negozio.

## Come si svolge

I documenti si aggiungono e si inviano dall’area personale, alla voce [Verifica](/profile/verification). L’esame richiede fino a tre
giorni lavorativi. L’esito è comunicato al richiedente: domanda approvata, da correggere con l’elenco dei rilievi, oppure
respinta con il motivo. Si riaprono solo i punti indicati; dopo le correzioni si può presentare di nuovo.

## Quanto dura

La verifica vale un anno; ricordiamo la scadenza 30 e 7 giorni prima. Si può rinnovare a partire da 60 giorni prima e intanto
il bollino resta. Se la ragione sociale cambia, scompare fino a un nuovo controllo. Cessa prima se l’azienda chiude, se i
dati risultano falsi o se i reclami sono confermati.

## Conservazione

I documenti sono visti solo dagli addetti alla verifica e dai titolari dell’azienda e non vengono pubblicati. Sono eliminati un
anno dopo un rifiuto o la fine della verifica.
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

Belgeleri hesabınızdaki [Firma doğrulama](/profile/verification) bölümünde ekleyip gönderin. Belgeler incelenir; başvuru
onaylanır, notlarla birlikte düzeltme istenir veya gerekçesiyle reddedilir. İnceleme en fazla üç iş günü sürer; yalnızca
belirtilen maddeler yeniden açılır, düzeltmeden sonra yeniden başvurulabilir.

## Geçerlilik

Doğrulama bir yıl geçerlidir; bitişten 30 ve 7 gün önce hatırlatırız. Bitişten 60 gün önce yenilenebilir, bu sırada işaret
kalır. Ticaret unvanı değişirse işaret yeni incelemeye kadar kaldırılır. Firma kapanırsa, bilgiler yanlış çıkarsa veya
şikâyetler doğrulanırsa süresinden önce sona erer.

## Saklama

Belgeleri yalnızca inceleme görevlileri ve firma sahipleri görür; belgeler yayınlanmaz. Ret kararından veya doğrulamanın sona
ermesinden bir yıl sonra silinirler.
`,
  ),
}

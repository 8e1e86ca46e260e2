import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const verificationRules: TextSeed = {
  type: 'verificationRules',
  title: t(
    'Verification rules',
    'Правила верификации',
    'Pravila provere',
    'Prüfregeln',
    'Regole di verifica',
    'Doğrulama kuralları',
  ),
  body: body(
    `
## Who may apply

Any registered organization or sole trader that has a store on {brand}. The application is made by its head or by a person
with a power of attorney.

## What to submit

- an extract from the company register not older than 30 days;
- the tax registration certificate;
- proof of the applicant's authority;
- bank details;
- papers for warehouses or production, if the store mentions them.

## How it goes

The application passes from "Draft" to "Submitted" and "In review". The answer is "Approved", "Needs changes" with a list of
remarks, or "Rejected" with the reason. Review takes up to three working days; after changes you may submit again.

## How long it holds

Verification holds for one year and is renewed in the cabinet; we remind you a month before. It ends early if the
organization closes, its data prove false or complaints are confirmed.

## Storage

Papers are seen only by the reviewers and are not published.
`,
    `
## Кто может подать заявку

Любая зарегистрированная организация или индивидуальный предприниматель с магазином на {brand}. Заявку подаёт руководитель
или лицо, действующее по доверенности.

## Какие документы нужны

- выписка из реестра юридических лиц не старше 30 дней;
- свидетельство о постановке на налоговый учёт;
- документ, подтверждающий полномочия заявителя;
- банковские реквизиты;
- документы на склады или производство, если они указаны на странице магазина.

## Как проходит проверка

Заявка проходит состояния «Черновик», «Подана» и «На рассмотрении». Решение — «Одобрена», «Нужны исправления» со списком
замечаний или «Отклонена» с указанием причины. Рассмотрение занимает до трёх рабочих дней; после исправлений заявку можно
подать снова.

## Срок действия

Верификация действует один год и продлевается в кабинете; за месяц до окончания приходит напоминание. Она прекращается
досрочно, если организация ликвидирована, сведения оказались недостоверными или подтвердились жалобы покупателей.

## Хранение документов

Документы видят только проверяющие сотрудники; они не публикуются и не передаются другим пользователям. Вопросы по проверке:
{phone}.
`,
    `
## Ko može da se prijavi

Svaka registrovana organizacija ili preduzetnik koji ima prodavnicu na platformi {brand}. Prijavu podnosi zastupnik ili lice
sa punomoćjem.

## Šta se podnosi

- izvod iz registra privrednih subjekata, ne stariji od 30 dana;
- potvrda o poreskom identifikacionom broju;
- dokaz o ovlašćenju podnosioca;
- podaci o bankovnom računu;
- dokumenta za magacine ili proizvodnju, ako ih prodavnica navodi.

## Kako teče

Prijava prolazi kroz stanja „Nacrt“, „Podneta“ i „U obradi“. Odluka je „Odobrena“, „Potrebne izmene“ sa spiskom primedbi ili
„Odbijena“ sa razlogom. Obrada traje do tri radna dana; posle izmena prijava se može ponovo podneti.

## Koliko važi

Provera važi godinu dana i produžava se u kabinetu; mesec dana ranije šaljemo podsetnik. Prestaje ranije ako se organizacija
ugasi, ako se podaci pokažu netačnim ili ako se potvrde pritužbe.

## Čuvanje

Dokumenta vide samo zaposleni koji vrše proveru i ona se ne objavljuju.
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

Der Antrag durchläuft die Stände „Entwurf“, „Eingereicht“ und „In Prüfung“. Das Ergebnis lautet „Genehmigt“, „Änderungen
nötig“ mit einer Liste der Anmerkungen oder „Abgelehnt“ mit Begründung. Die Prüfung dauert bis zu drei Werktage; nach
Änderungen können Sie erneut einreichen.

## Wie lange sie gilt

Die Prüfung gilt ein Jahr und wird im Verkäuferbereich verlängert; einen Monat vorher erinnern wir Sie. Sie endet vorzeitig,
wenn die Firma erlischt, Angaben falsch sind oder Beschwerden sich bestätigen.

## Aufbewahrung

Die Unterlagen sehen nur die Prüfer; sie werden nicht veröffentlicht.
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

La domanda passa dagli stati «Bozza», «Presentata» e «In esame». L’esito è «Approvata», «Da correggere» con l’elenco dei
rilievi, oppure «Respinta» con il motivo. L’esame richiede fino a tre giorni lavorativi; dopo le correzioni si può presentare
di nuovo.

## Quanto dura

La verifica vale un anno e si rinnova nell’area venditore; un mese prima inviamo un promemoria. Cessa prima se l’azienda
chiude, se i dati risultano falsi o se i reclami sono confermati.

## Conservazione

I documenti sono visti solo dagli addetti alla verifica e non vengono pubblicati.
`,
    `
## Kimler başvurabilir

{brand} üzerinde mağazası olan her kayıtlı şirket veya şahıs işletmesi. Başvuruyu firma yetkilisi ya da vekâletname sahibi
yapar.

## Gerekli belgeler

- en fazla 30 gün önce alınmış ticaret sicil kaydı;
- vergi levhası;
- başvuranın yetkisini gösteren belge;
- banka bilgileri;
- mağazada belirtilmişse depo veya üretim tesisine ait belgeler.

## Süreç

Başvuru “Taslak”, “Gönderildi” ve “İncelemede” durumlarından geçer. Sonuç “Onaylandı”, notlarla birlikte “Düzeltme gerekli”
veya gerekçesiyle “Reddedildi” olur. İnceleme en fazla üç iş günü sürer; düzeltmeden sonra yeniden başvurulabilir.

## Geçerlilik

Doğrulama bir yıl geçerlidir ve panelden yenilenir; bir ay önce hatırlatırız. Firma kapanırsa, bilgiler yanlış çıkarsa veya
şikâyetler doğrulanırsa süresinden önce sona erer.

## Saklama

Belgeleri yalnızca inceleme görevlileri görür; belgeler yayımlanmaz.
`,
  ),
}

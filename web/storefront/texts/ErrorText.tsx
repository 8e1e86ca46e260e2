import { useContext } from 'react'
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { RootData } from '../../root-data.ts'
import type { Problem } from '../../lib/request-context.ts'
import { supportPhones } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { brandNames } from '../../lib/meta.ts'
import { PageContext, phoneAddress, useLocalizedHref, usePage, useSupportPhone } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './ErrorText.module.css'

type Back = { path: string; label: string }

/** The error message and links to continue. */
export function ErrorText({ status, back }: { status: number; back?: Back | undefined }) {
  const page = useContext(PageContext)
  const error = useRouteError()
  if (!page) return <StaticErrorPage />
  const problem = isRouteErrorResponse(error) ? (error.data as Partial<Problem> | null) : null
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      {status === 404 && back ? (
        <RecordNotFound {...back} />
      ) : status === 404 || status === 410 ? (
        <NotFound subject={problem?.code === 'suppliers.closedStore' ? 'storeClosed' : 'notFound'} />
      ) : status === 401 ? (
        <SignInNeeded path={page.path} />
      ) : status === 403 ? (
        <NoAccess problem={problem} />
      ) : (
        <ErrorDetails status={status} problem={problem} />
      )}
    </>
  )
}

function Heading({ text }: { text: string }) {
  const { variant } = usePage()
  return (
    <>
      <title>{`${text} · ${brandNames[variant]}`}</title>
      <h1>{text}</h1>
    </>
  )
}

function NotFound({ subject }: { subject: 'notFound' | 'storeClosed' }) {
  const t = useMessages('page')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const classes = useRouteLoaderData<RootData>('root')?.classes ?? []
  return (
    <>
      <Heading text={t(subject)} />
      <p>{t(`${subject}.text`)}</p>
      <form className={styles.search} method="get" action={href('/search')} role="search" aria-label={t('notFound')}>
        <input
          type="search"
          name="search"
          required
          maxLength={200}
          aria-label={shell('search.placeholder')}
          placeholder={shell('search.placeholder')}
        />
        <Button type="submit" variant="solid">
          {shell('search.submit')}
        </Button>
      </form>
      <p>
        <a href={href('/help')} data-contact="help" aria-haspopup="dialog">
          {shell('footer.ask')}
        </a>
      </p>
      {classes.length > 0 && (
        <>
          <SectionHeading
            title={t('classes')}
            link={{ href: href('/all-catalog-categories'), label: shell('allCategories') }}
          />
          <nav className={styles.classes} aria-label={t('classes')}>
            {classes.map(({ id, name, path }) => (
              <Chip key={id} href={href(`/catalog/all/${path}`)}>
                {name}
              </Chip>
            ))}
          </nav>
        </>
      )}
    </>
  )
}

function RecordNotFound({ path, label }: Back) {
  const t = useMessages('page')
  const href = useLocalizedHref()
  return (
    <>
      <Heading text={t('recordNotFound')} />
      <p>{t('recordNotFound.text')}</p>
      <div className={styles.ways}>
        <ButtonLink href={href(path)} icon="arrow-left">
          {label}
        </ButtonLink>
      </div>
    </>
  )
}

function SignInNeeded({ path }: { path: string }) {
  const t = useMessages('page')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  return (
    <>
      <Heading text={t('signIn')} />
      <div className={styles.ways}>
        <ButtonLink href={href(`/login?next=${encodeURIComponent(path)}`)} variant="solid">
          {shell('login')}
        </ButtonLink>
        <ButtonLink href={href('/')}>{shell('bar.main')}</ButtonLink>
      </div>
    </>
  )
}

/** Refusals whose texts say more than that rights are missing. */
const ownReasons = ['request.notWhileActing', 'procurement.forSuppliers']

function NoAccess({ problem }: { problem: Partial<Problem> | null }) {
  const t = useMessages('page')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const { variant, acting } = usePage()
  const code = problem?.code ?? ''
  return (
    <>
      <Heading text={t('forbidden')} />
      <p>{ownReasons.includes(code) ? problem?.detail : t(acting ? 'forbidden.acting' : 'forbidden.text')}</p>
      <div className={styles.ways}>
        <ButtonLink href={href('/')} variant="solid">
          {shell('bar.main')}
        </ButtonLink>
        {code === 'procurement.forSuppliers' && variant === 'b2b' && (
          <ButtonLink href={href('/start')}>{shell('sell')}</ButtonLink>
        )}
      </div>
    </>
  )
}

/** A server error, or a client error with the problem's detail. */
function ErrorDetails({ status, problem }: { status: number; problem: Partial<Problem> | null }) {
  const t = useMessages('page')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const support = useSupportPhone()
  const isServerError = status >= 500
  return (
    <>
      <Heading text={isServerError ? t('broken') : t('refused')} />
      <p>{isServerError ? t('broken.text') : problem?.detail}</p>
      <div className={styles.ways}>
        <ButtonLink href="" variant="solid" icon="arrow-clockwise">
          {t('retry')}
        </ButtonLink>
        <ButtonLink href={href('/')}>{shell('bar.main')}</ButtonLink>
        {isServerError && (
          <ButtonLink href={support.phoneAddress} icon="phone">
            {t('call', { phone: support.phone })}
          </ButtonLink>
        )}
      </div>
      {problem?.traceId && <p className={styles.id}>{t('errorId', { id: problem.traceId })}</p>}
    </>
  )
}

/** For errors before the page context exists: the language is unknown. */
const StaticErrorPage = () => (
  <>
    <title>Tradeyard</title>
    <h1>The page could not be built</h1>
    <p>
      The error is on our side and has been recorded. <a href="/">Start again</a> in a minute, or call{' '}
      <a href={phoneAddress(supportPhones.b2b)}>{supportPhones.b2b}</a>.
    </p>
  </>
)

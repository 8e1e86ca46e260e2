import type { acceptInvitation, sendInvitationCode } from '#modules/team/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm, useStep } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../login/CodeField.tsx'
import login from '../login/login.module.css'
import { MailboxNote } from '../login/MailboxNote.tsx'
import { ResendButton, ResendForm, useResend } from '../login/resend.tsx'
import { type InvitationKey, keyFields } from './invitation-key.ts'

type Props = { invitationKey: InvitationKey; name: string; address: string; needsCode: boolean }
type CodeProps = { token: string; address: string }

/** Accepts at once with the address of the invitation, else after a code that was sent there. */
export function AcceptInvitation({ invitationKey, name, address, needsCode }: Props) {
  const t = useMessages('registration')
  const step = useStep<{ waitSeconds: number }>()
  const { token = '' } = invitationKey
  if (needsCode)
    return step ? (
      <CodeForm token={token} address={address} waitSeconds={step.waitSeconds} />
    ) : (
      <SendCode token={token} address={address} />
    )
  return (
    <>
      <form method="post">
        <FormProblem intents={['accept']} title={t('invitation.failed')} />
        <HiddenFields intent="accept" fields={keyFields(invitationKey)} />
        <Button type="submit" variant="solid" block>
          {t('invitation.accept')}
        </Button>
        {name && <p className={login.note}>{t('invitation.as', { name })}</p>}
      </form>
      <form method="post">
        <FormProblem intents={['decline']} />
        <HiddenFields intent="decline" fields={keyFields(invitationKey)} />
        <Button type="submit" block>
          {t('invitation.decline')}
        </Button>
      </form>
    </>
  )
}

function SendCode({ token, address }: CodeProps) {
  const t = useMessages('registration')
  return (
    <form method="post">
      <FormProblem intents={['accept', 'code.send']} title={t('invitation.failed')} />
      <HiddenFields intent="code.send" fields={{ token }} />
      <p className={login.note}>{t('invitation.needsCode', { address })}</p>
      <Button type="submit" variant="solid" block>
        {t('invitation.sendCode')}
      </Button>
    </form>
  )
}

function CodeForm({ token, address, waitSeconds }: CodeProps & { waitSeconds: number }) {
  const t = useMessages('registration')
  const form = useForm<typeof acceptInvitation>('accept')
  const resend = useResend({
    requestCode: () => clientCall<typeof sendInvitationCode>('POST account/invitation/code/send', { token }),
    captchaAction: 'invitation',
    waitSeconds,
  })
  return (
    <>
      <ActionForm form={form} hiddenFields={{ token }} problemTitle={t('invitation.failed')}>
        <FormProblem intents={['code.send']} />
        <p className={login.note}>{t('invitation.codeSent', { address })}</p>
        <CodeField {...form.field('code')}>
          <ResendButton resend={resend} />
        </CodeField>
        <MailboxNote />
        <Button type="submit" variant="solid" block>
          {t('invitation.accept')}
        </Button>
      </ActionForm>
      <ResendForm resend={resend} intent="code.send" fields={{ token }} />
    </>
  )
}

import { useRefusedForm } from '../forms/use-form.ts'
import { problemText } from '../lib/problem-text.ts'

/** Why a form of the chat was refused, and the unsent message for the composer. */
export function useRefusedChatForm() {
  const refused = useRefusedForm()
  return refused && { text: problemText(refused.problem), message: String(refused.values.message ?? '') }
}

/** A Russian text in the reader's script with the original beside it. */
export const InLatin = ({ text, latin }: { text: string; latin: string | null }) =>
  latin === null ? (
    text
  ) : (
    <>
      {latin} <span lang="ru">({text})</span>
    </>
  )

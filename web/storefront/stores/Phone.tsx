export const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>

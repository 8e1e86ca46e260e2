type Props = { order: { buyerName: string; buyerCompany: string | null } }

/** The company that buys with its contact person, or the person who buys. */
export const BuyerName = ({ order: { buyerName, buyerCompany } }: Props) =>
  buyerCompany === null ? (
    buyerName
  ) : (
    <>
      {buyerCompany}
      <small>{buyerName}</small>
    </>
  )

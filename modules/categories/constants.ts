/** The only option of a characteristic that is ticked. */
export const yesLabels = { en: 'Yes', ru: 'Да', sr: 'Da', de: 'Ja', it: 'Sì', tr: 'Evet' }

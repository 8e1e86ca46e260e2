export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

export { adoptBrand, findBrand } from './brand.repository.ts';
export { createBrands } from './brand.service.ts';
export { createCheckUpload } from './check-upload.ts';
export { adoptLibrary, findSmallPicture, mapReadyItems } from './library.repository.ts';
export { registerLibraryRoutes } from './library.routes.ts';
export { createLibrary } from './library.service.ts';
export { createRoom } from './room.ts';
export { createStock } from './stock.service.ts';
export { createUploads } from './uploads.service.ts';

export const sealPath = "/office/settings/seal";

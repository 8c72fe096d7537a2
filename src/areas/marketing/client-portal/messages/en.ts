export const en = {
  username: "Username/Email",
  password: "Password",
  logIn: "Log In",
  loggingIn: "Logging in...",
  signedOut: "You’re signed out everywhere.",
  notices: {
    loggedIn: "Login successful!",
    redirecting: "Redirecting to client portal...",
    failed: "Login failed",
    wrongLogin: "Invalid username or password. Please try again.",
  },
} as const;
